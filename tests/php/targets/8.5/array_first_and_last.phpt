--TEST--
array_first() and array_last()
--INI--
zvm.php=8.5
--FILE--
<?php
$r = 7; foreach ([[], [1], [1, 2, 3], ['a' => 'x', 'b' => 'y'], [null], [5 => 'five', 3 => 'three'], [&$r, 2], [1, [2]]] as $a) var_dump(array_first($a), array_last($a));
$h = [1, 2, 3]; unset($h[0], $h[2]); var_dump(array_first($h), array_last($h)); foreach (range(0, 9) as $i) $q[] = $i; unset($q[9]); echo array_last($q), array_first(array_filter($q, fn($x) => $x > 4)), "\n";
foreach ([fn() => array_first(5), fn() => array_last(new ArrayObject), fn() => array_first()] as $f) try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
class D { function __destruct() { echo "gone\n"; } } $d = [new D, 1]; $x = array_first($d); $d = null; echo "still\n"; $x = null;
--EXPECT--
NULL
NULL
int(1)
int(1)
int(1)
int(3)
string(1) "x"
string(1) "y"
NULL
NULL
string(4) "five"
string(5) "three"
int(7)
int(2)
int(1)
array(1) {
  [0]=>
  int(2)
}
int(2)
int(2)
85
array_first(): Argument #1 ($array) must be of type array, int given
array_last(): Argument #1 ($array) must be of type array, ArrayObject given
array_first() expects exactly 1 argument, 0 given
still
gone
