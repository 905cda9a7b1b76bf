--TEST--
call_user_func_array() of array_slice() passes elements without making the slice
--FILE--
<?php
function given(...$values) { return json_encode($values); }
function by_value($first, $second = 'none') { return "$first-$second"; }
function by_reference(&$first) { $first = 'changed'; return $first; }
function sliced(array $list, $from, $length = null): string
{
    return call_user_func_array('given', array_slice($list, 1)) . call_user_func_array('given', array_slice($list, 2, $length))
        . call_user_func_array('by_value', array_slice($list, 1, 1)) . call_user_func_array('by_value', array_slice($list, -2, 2));
}
for ($i = 0; $i < 2; $i++) {
    foreach ([null, 0, 1, -1, 5, -9] as $length) {
        echo sliced([1, 'two', 3.5, [4]], 1, $length), "\n";
    }
}
$reference = 'kept';
$list = [0, &$reference];
echo call_user_func_array('given', array_slice($list, 1)), call_user_func_array('by_reference', array_slice($list, 1)), "\n";
var_dump($reference);
echo call_user_func_array('given', array_slice(['a' => 1, 5 => 2, 'b' => 3], 1, 1)), "\n";
try {
    call_user_func_array('given', array_slice($list, 0, 'x'));
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5,[4]]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5,[4]]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5,[4]]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][3.5,[4]]two-none3.5-Array

Warning: Array to string conversion in {PWD}/arguments_from_a_slice.php on line 3
["two",3.5,[4]][]two-none3.5-Array
["kept"]changed
string(7) "changed"
[2]
array_slice(): Argument #3 ($length) must be of type ?int, string given
