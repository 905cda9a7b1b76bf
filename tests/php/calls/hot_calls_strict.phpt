--TEST--
Internal functions called often under strict_types
--FILE--
<?php
declare(strict_types=1);

function attempt($call) {
    try {
        var_dump($call());
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
function repeat($a, $b) { return str_repeat($a, $b); }
function root($a) { return sqrt($a); }
function both($a) { return round($a); }
for ($i = 0; $i < 400; $i++) { repeat('a', 1); root(4.0); both(1.5); }
foreach ([1, 1.5, '2', null, true] as $value) {
    attempt(fn() => repeat('a', $value));
    attempt(fn() => repeat($value, 2));
    attempt(fn() => root($value));
    attempt(fn() => both($value));
}
--EXPECT--
string(1) "a"
str_repeat(): Argument #1 ($string) must be of type string, int given
float(1)
float(1)
str_repeat(): Argument #2 ($times) must be of type int, float given
str_repeat(): Argument #1 ($string) must be of type string, float given
float(1.224744871391589)
float(2)
str_repeat(): Argument #2 ($times) must be of type int, string given
string(2) "22"
sqrt(): Argument #1 ($num) must be of type float, string given
round(): Argument #1 ($num) must be of type int|float, string given
str_repeat(): Argument #2 ($times) must be of type int, null given
str_repeat(): Argument #1 ($string) must be of type string, null given
sqrt(): Argument #1 ($num) must be of type float, null given
round(): Argument #1 ($num) must be of type int|float, null given
str_repeat(): Argument #2 ($times) must be of type int, bool given
str_repeat(): Argument #1 ($string) must be of type string, bool given
sqrt(): Argument #1 ($num) must be of type float, bool given
round(): Argument #1 ($num) must be of type int|float, bool given
