--TEST--
Merging appends and nests, replacing keeps keys
--FILE--
<?php
$base = ['a' => 1, 'list' => [1, 2], 'nested' => ['x' => 1, 'y' => ['z' => 1]], 5 => 'five'];
$other = ['a' => 2, 'list' => [3], 'nested' => ['x' => 2, 'y' => ['w' => 2]], 5 => 'other'];
print_r(array_merge_recursive($base, $other));
print_r(array_replace($base, $other, [7 => 'new']));
print_r(array_replace_recursive($base, $other));
print_r(array_replace_recursive(['a' => [1]], ['a' => 1]));
var_dump(array_merge_recursive(), array_merge_recursive(['a' => null], ['a' => null]));
$loop = ['a' => []];
$loop['a'] = &$loop;
try {
    array_merge_recursive($loop, $loop);
    array_replace_recursive($loop, $loop);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Array
(
    [a] => Array
        (
            [0] => 1
            [1] => 2
        )

    [list] => Array
        (
            [0] => 1
            [1] => 2
            [2] => 3
        )

    [nested] => Array
        (
            [x] => Array
                (
                    [0] => 1
                    [1] => 2
                )

            [y] => Array
                (
                    [z] => 1
                    [w] => 2
                )

        )

    [0] => five
    [1] => other
)
Array
(
    [a] => 2
    [list] => Array
        (
            [0] => 3
        )

    [nested] => Array
        (
            [x] => 2
            [y] => Array
                (
                    [w] => 2
                )

        )

    [5] => other
    [7] => new
)
Array
(
    [a] => 2
    [list] => Array
        (
            [0] => 3
            [1] => 2
        )

    [nested] => Array
        (
            [x] => 2
            [y] => Array
                (
                    [z] => 1
                    [w] => 2
                )

        )

    [5] => other
)
Array
(
    [a] => 1
)
array(0) {
}
array(1) {
  ["a"]=>
  array(2) {
    [0]=>
    NULL
    [1]=>
    NULL
  }
}

Fatal error: Uncaught Error: Recursion detected in {PWD}/merge_and_replace_recursively.php:12
Stack trace:
#0 {PWD}/merge_and_replace_recursively.php(12): array_merge_recursive(Array, Array)
#1 {main}
  thrown in {PWD}/merge_and_replace_recursively.php on line 12
--EXIT--
255
