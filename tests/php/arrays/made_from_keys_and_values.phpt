--TEST--
Arrays made by filling, flipping, padding, chunking and counting
--FILE--
<?php
print_r(array_fill_keys(['a', 5, '7', 1.5], 0));
print_r(array_flip(['a', 'b', 1, '1']));
print_r(@array_flip([1.5, null, 'x']));
print_r(array_pad([1, 2], 4, 0));
print_r(array_pad(['k' => 1, 5 => 2], -4, 0));
print_r(array_chunk(['a' => 1, 'b' => 2, 'c' => 3], 2));
print_r(array_chunk(['a' => 1, 'b' => 2, 'c' => 3], 2, true));
print_r(array_count_values(['a', 'b', 'a', 1, '1']));
print_r(array_change_key_case(['aB' => 1, 'AB' => 2, 5 => 3]));
print_r(array_change_key_case(['aB' => 1, 'ab' => 2], CASE_UPPER));
var_dump(array_key_first([5 => 1, 2 => 2]), array_key_first([]), sizeof([1, 2]), sizeof([1, [2, 3]], COUNT_RECURSIVE), key_exists('a', ['a' => null]));
var_dump(array_count_values([1.5]));
foreach ([fn() => array_chunk([], 0), fn() => array_pad([], 2000000, 0)] as $call) {
    try {
        $call();
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
Array
(
    [a] => 0
    [5] => 0
    [7] => 0
    [1.5] => 0
)
Array
(
    [a] => 0
    [b] => 1
    [1] => 3
)
Array
(
    [x] => 2
)
Array
(
    [0] => 1
    [1] => 2
    [2] => 0
    [3] => 0
)
Array
(
    [0] => 0
    [1] => 0
    [k] => 1
    [2] => 2
)
Array
(
    [0] => Array
        (
            [0] => 1
            [1] => 2
        )

    [1] => Array
        (
            [0] => 3
        )

)
Array
(
    [0] => Array
        (
            [a] => 1
            [b] => 2
        )

    [1] => Array
        (
            [c] => 3
        )

)
Array
(
    [a] => 2
    [b] => 1
    [1] => 2
)
Array
(
    [ab] => 2
    [5] => 3
)
Array
(
    [AB] => 2
)
int(5)
NULL
int(2)
int(4)
bool(true)

Warning: array_count_values(): Can only count string and integer values, entry skipped in {PWD}/made_from_keys_and_values.php on line 13
array(0) {
}
array_chunk(): Argument #2 ($length) must be greater than 0
array_pad(): Argument #2 ($length) must be less than or equal to 1048576
