--TEST--
Replacing parts by position, in one string or in many
--FILE--
<?php
var_dump(substr_replace('Hello', 'J', 0, 1), substr_replace('Hello', '!', -1), substr_replace('Hello', 'x', 1, 0), substr_replace('Hello', 'x', 10), substr_replace('Hello', 'x', -10, 2), substr_replace('Hello', 'x', 1, -1));
print_r(substr_replace(['abc', 'def', 'k' => 'ghi'], ['1', '2'], [0, 1], [1, 2]));
print_r(substr_replace(['abc', 'def'], 'x', 1, 1));
try {
    substr_replace('a', 'b', [1], 1);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
string(5) "Jello"
string(5) "Hell!"
string(6) "Hxello"
string(6) "Hellox"
string(4) "xllo"
string(3) "Hxo"
Array
(
    [0] => 1bc
    [1] => d2
    [k] => 
)
Array
(
    [0] => axc
    [1] => dxf
)
substr_replace(): Argument #3 ($offset) cannot be an array when working on a single string
