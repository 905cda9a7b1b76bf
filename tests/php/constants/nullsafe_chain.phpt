--TEST--
?-> in a constant expression ends the whole chain
--FILE--
<?php
class Printer { public function __construct() { echo "Printer\n"; } }
enum E { case X; const A = [1]; }
const C0 = (null)['foo']; var_dump(C0);
const C1 = (null)['foo'] ?? 'd'; var_dump(C1);
const C2 = (5)['foo']; var_dump(C2);
const C3 = "abc"[1]; var_dump(C3);
const C5 = [1,2][5]; var_dump(C5);
const C6 = [1,2]['k']; var_dump(C6);
const B = (null)?->test->test; var_dump(B);
const D = (null)?->test['test']; var_dump(D);
const D2 = (null)?->test['test']['x']->foo?->bar; var_dump(D2);
const G = (null)?->test + (new Printer ? 1 : 0); var_dump(G);
const H = [(null)?->a->b]; var_dump(H);
const I = E::X?->name; var_dump(I);
const J = E::X->name; var_dump(J);
const K = (null)?->{new Printer}; var_dump(K);
const L = ((null)?->foo)['x']; var_dump(L);
const M = (null)->foo ?? 5; var_dump(M);
const N = (null)->foo->bar ?? 5; var_dump(N);
--EXPECT--
Warning: Trying to access array offset on value of type null in {PWD}/nullsafe_chain.php on line 4
NULL
string(1) "d"

Warning: Trying to access array offset on value of type int in {PWD}/nullsafe_chain.php on line 6
NULL
string(1) "b"

Warning: Undefined array key 5 in {PWD}/nullsafe_chain.php on line 8
NULL

Warning: Undefined array key "k" in {PWD}/nullsafe_chain.php on line 9
NULL
NULL
NULL
NULL
Printer
int(1)
array(1) {
  [0]=>
  NULL
}
string(1) "X"
string(1) "X"
NULL
NULL

Warning: Attempt to read property "foo" on null in {PWD}/nullsafe_chain.php on line 19
int(5)

Warning: Attempt to read property "foo" on null in {PWD}/nullsafe_chain.php on line 20

Warning: Attempt to read property "bar" on null in {PWD}/nullsafe_chain.php on line 20
int(5)
