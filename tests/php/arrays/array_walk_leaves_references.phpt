--TEST--
array_walk() leaves references, which array_sum() and writes into false can tell from values
--FILE--
<?php
function f() { $a = [[1,2],[3]]; array_walk($a, function(&$v, $k) { }); var_dump($a); echo array_sum($a), "\n"; }
function g() { $a = [[1,2],[3]]; array_walk($a, function($v, $k) { }); var_dump($a); echo array_sum($a), "\n"; }
function h() { $a = [1, [3]]; array_walk($a, 'is_int'); var_dump($a);  try { echo array_sum($a), "\n"; } catch (Error $e) { echo $e->getMessage(); } }
function i() { $a = [1, [3]]; array_walk($a, fn($x) => 1); $b = $a; $b[0] = 7; $b[1] = 9; var_dump($a);  try { echo array_sum($a), "\n"; } catch (Error $e) { echo $e->getMessage(); } }
function j() { $a = ['x' => 1, 'y'=>[3]]; array_walk_recursive($a, fn($x) => 1); var_dump($a);  try { echo array_sum($a), "\n"; } catch (Error $e) { echo $e->getMessage(); } }
foreach (['f','g','h','i', 'j'] as $f) try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$r = [1, [2]]; $x = &$r[1]; unset($x); try { var_dump(array_sum($r)); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$r = [1, [2]]; $x = &$r[1]; try { var_dump(array_sum($r)); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$r = [1, [2]]; try { var_dump(array_product($r)); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$r = [1, new stdClass]; $x = &$r[1]; try { var_dump(array_sum($r)); } catch (Error $e) { echo $e->getMessage(), "\n"; }

function vivify($by) { $a = ['x' => false, 'y' => null, 'z' => 1]; array_walk($a, $by); $a['x'][] = 1; $a['y'][] = 2; var_dump($a); }
vivify(fn($v) => 1); vivify(function (&$v) { });
--EXPECT--
array(2) {
  [0]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
  [1]=>
  array(1) {
    [0]=>
    int(3)
  }
}
Unsupported operand types: int + array
array(2) {
  [0]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
  [1]=>
  array(1) {
    [0]=>
    int(3)
  }
}
Unsupported operand types: int + array
is_int() expects exactly 1 argument, 2 given
array(2) {
  [0]=>
  int(1)
  [1]=>
  array(1) {
    [0]=>
    int(3)
  }
}
Unsupported operand types: int + arrayarray(2) {
  ["x"]=>
  int(1)
  ["y"]=>
  array(1) {
    [0]=>
    int(3)
  }
}
Unsupported operand types: int + arrayUnsupported operand types: int + array
Unsupported operand types: int + array
int(1)

Warning: Object of class stdClass could not be converted to number in {PWD}/array_walk_leaves_references.php on line 11
int(2)

Deprecated: Automatic conversion of false to array is deprecated in {PWD}/array_walk_leaves_references.php on line 13
array(3) {
  ["x"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["y"]=>
  array(1) {
    [0]=>
    int(2)
  }
  ["z"]=>
  int(1)
}

Deprecated: Automatic conversion of false to array is deprecated in {PWD}/array_walk_leaves_references.php on line 13
array(3) {
  ["x"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["y"]=>
  array(1) {
    [0]=>
    int(2)
  }
  ["z"]=>
  int(1)
}
