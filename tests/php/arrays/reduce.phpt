--TEST--
Reducing to one value, in order, from an initial one
--FILE--
<?php
var_dump(array_reduce([1, 2, 3], fn($sum, $value) => $sum + $value), array_reduce([], fn() => 1), array_reduce([], fn() => 1, 'initial'));
var_dump(array_reduce(['a' => 'x', 'b' => 'y'], fn($text, $value) => "($text$value)", '-'));
var_dump(pos([5, 6]), pos([]));
try {
    array_reduce([1], 'no_such');
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
int(6)
NULL
string(7) "initial"
string(7) "((-x)y)"
int(5)
bool(false)
array_reduce(): Argument #2 ($callback) must be a valid callback, function "no_such" not found or invalid function name
