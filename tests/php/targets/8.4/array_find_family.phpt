--TEST--
array_find(), array_find_key(), array_any(), array_all()
--INI--
zvm.php=8.4
--FILE--
<?php
$a = ['x' => 1, 'y' => 2, 5 => 3, 'n' => null]; foreach (['array_find', 'array_find_key', 'array_any', 'array_all'] as $f) { foreach ([fn($v) => $v > 1, fn($v, $k) => $k === 5, fn($v) => $v === null, fn() => false, fn() => 'truthy', 'is_int', fn(int $v) => false] as $c) try { echo json_encode($f($a, $c)), ' '; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' '; } echo json_encode($f([], fn() => true)), "\n"; } $log = []; array_any([1, 2, 3], function ($v) use (&$log) { $log[] = $v; return $v == 2; }); echo json_encode($log), "\n"; try { array_find([1, 2], function ($v) { throw new Exception("at $v"); }); } catch (Exception $e) { echo $e->getMessage(), "\n"; } $b = [1, 2]; var_dump(array_find($b, function (&$v) { $v = 9; return true; }), $b); try { array_find('x', 'y'); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
2 3 null null 1 ArgumentCountError: is_int() expects exactly 1 argument, 2 given TypeError: {closure:{PWD}/array_find_family.php:2}(): Argument #1 ($v) must be of type int, null given null
"y" 5 "n" null "x" ArgumentCountError: is_int() expects exactly 1 argument, 2 given TypeError: {closure:{PWD}/array_find_family.php:2}(): Argument #1 ($v) must be of type int, null given null
true true true false true ArgumentCountError: is_int() expects exactly 1 argument, 2 given TypeError: {closure:{PWD}/array_find_family.php:2}(): Argument #1 ($v) must be of type int, null given false
false false false false true ArgumentCountError: is_int() expects exactly 1 argument, 2 given false true
[1,2]
at 1

Warning: {closure:{PWD}/array_find_family.php:2}(): Argument #1 ($v) must be passed by reference, value given in {PWD}/array_find_family.php on line 2
int(1)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array_find(): Argument #1 ($array) must be of type array, string given
