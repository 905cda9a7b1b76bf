--TEST--
Casts in constant expressions
--INI--
zvm.php=8.5
--FILE--
<?php
const A = (int) '12abc'; const B = (string) 5.5; const C = (array) 'x'; const D = (bool) ''; const E = (float) '1e3'; const F = (object) ['a' => 1];
class K { const X = (int) 1.9 . 'x'; public $o = (array) null; function m($x = (string) self::X) { return $x; } static $s = (int) K::Y; const Y = '7'; }
var_dump(A, B, C, D, E, F, K::X, (new K)->o, (new K)->m(), K::$s);
foreach (['const Z1 = (int) [];', 'const Z2 = (string) [1];', 'const Z3 = (array) Z2;'] as $code) try { eval($code); echo "fine\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
int(12)
string(3) "5.5"
array(1) {
  [0]=>
  string(1) "x"
}
bool(false)
float(1000)
object(stdClass)#1 (1) {
  ["a"]=>
  int(1)
}
string(2) "1x"
array(0) {
}
string(2) "1x"
int(7)
fine

Warning: Array to string conversion in {PWD}/constant_casts.php(5) : eval()'d code on line 1
fine
fine
