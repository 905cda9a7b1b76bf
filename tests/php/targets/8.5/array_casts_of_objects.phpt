--TEST--
Arrays from objects: mangled names, closures, enums
--INI--
zvm.php=8.5
--FILE--
<?php
class A { private $p = 1; protected $q = 2; public $r = 3; public $h { get => 4; } } var_dump(array_map('bin2hex', array_keys((array) new A)), count((array) fn() => 1), (array) new ArrayObject([5]), (array) (object) ['x' => 1, 5 => 2]); enum E: string { case A = 'a'; } var_dump((array) E::A, (array) NULL, (array) 'x');
--EXPECT--
array(3) {
  [0]=>
  string(8) "00410070"
  [1]=>
  string(8) "002a0071"
  [2]=>
  string(2) "72"
}
int(1)
array(1) {
  [0]=>
  int(5)
}
array(2) {
  ["x"]=>
  int(1)
  [5]=>
  int(2)
}
array(2) {
  ["name"]=>
  string(1) "A"
  ["value"]=>
  string(1) "a"
}
array(0) {
}
array(1) {
  [0]=>
  string(1) "x"
}
