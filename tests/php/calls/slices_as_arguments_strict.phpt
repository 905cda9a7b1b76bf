--TEST--
A slice of an array as arguments where types are strict
--FILE--
<?php
declare(strict_types=1);
function all(...$values) { return $values; }
$list = [1, 2, 3];
foreach ([1, null, '1', 1.0, true] as $length) {
    try {
        echo json_encode(call_user_func_array('all', array_slice($list, 1, $length))), "\n";
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
[2]
[2,3]
array_slice(): Argument #3 ($length) must be of type ?int, string given
array_slice(): Argument #3 ($length) must be of type ?int, float given
array_slice(): Argument #3 ($length) must be of type ?int, bool given
