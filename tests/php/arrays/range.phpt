--TEST--
range() of integers, floats and characters
--FILE--
<?php
foreach ([[1, 5], [5, 1, 2], [0, 1, 0.25], ['a', 'e', 2], ['e', 'a'], ['1', '3'], ['1', 'c'], ['A', 'z', 20], [3, 3], ['', 'b'],
    ['1.5', 4], [1, 2, 5], [1, 2, 0], [1, 2, -1], [10, 0, -5], ['a', 'b', 0.5], [null, 2], [1e18, 1e18], [2, INF]] as $arguments) {
    try {
        echo json_encode(range(...$arguments)), "\n";
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}
--EXPECT--
[1,2,3,4,5]
[5,3,1]
[0,0.25,0.5,0.75,1]
["a","c","e"]
["e","d","c","b","a"]
[1,2,3]
[1,0]
["A","U","i"]
[3]
[0]
[1,2,3,4]
ValueError: range(): Argument #3 ($step) must not exceed the specified range
ValueError: range(): Argument #3 ($step) must not exceed the specified range
[1,2]
[10,5,0]
[0]
[0,1,2]
[1.0e+18]
ValueError: Invalid range supplied: start=2 end=inf
