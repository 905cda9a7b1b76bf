--TEST--
Internal functions called often: arguments of other types, undefined, by reference, too few; warnings have their lines
--FILE--
<?php
class Text { function __toString(): string { return "text"; } }

function repeat($a, $b) {
    return str_repeat(
        $a,
        $b
    );
}
function pad($a, $b, $c) { return str_pad($a, $b, $c . "-"); }
function size($x) { if (is_countable($x)) { return count($x); } return 'none'; }
function root($x) { return sqrt($x); }
function half($x) { return intdiv($x, 2); }
function find($what, $where) { return in_array($what, $where); }
function undefined($set) {
    if ($set) { $x = 'abc'; $y = 1; }
    return substr($x, $y);
}
function keeps_undefined($set) {
    if ($set) { $x = 'abc'; }
    return str_pad($x, strlen('abc') + 1, '.' . '!');
}
function attempt($call) {
    try {
        var_dump($call());
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), ' on line ', $e->getLine(), "\n";
    }
}
for ($i = 0; $i < 400; $i++) {
    repeat('ab', 2); pad('x', 5, 'y'); size([1, 2]); root(2.0); half($i); find($i, [1, 2, 3]);
    undefined(true); keeps_undefined(true);
}
foreach ([3, 'x', '7', 2.5, 2.0, null, true, [], new Text, -1] as $value) {
    attempt(fn() => repeat($value, 2));
    attempt(fn() => repeat('ab', $value));
    attempt(fn() => pad($value, 6, 'y'));
    attempt(fn() => pad('x', 6, $value));
    attempt(fn() => size($value));
    attempt(fn() => root($value));
    attempt(fn() => half($value));
    attempt(fn() => find('text', [$value]));
}
$referenced = 'abc';
$reference = &$referenced;
attempt(fn() => repeat($reference, 2));
undefined(false);
keeps_undefined(false);
for ($i = 0; $i < 400; $i++) {
    half(half(...)($i));
}
attempt(fn() => intdiv(PHP_INT_MIN, -1));
function few($count) {
    for ($i = 0; $i < $count; $i++) {
        try {
            strrev();
        } catch (ArgumentCountError $e) {
            $message = $e->getMessage();
        }
    }
    return $message;
}
echo few(400), "\n";
--EXPECT--
string(2) "33"
string(6) "ababab"
string(6) "3y-y-y"
string(6) "x3-3-3"
string(4) "none"
float(1.7320508075688772)
int(1)
bool(false)
string(2) "xx"
TypeError: str_repeat(): Argument #2 ($times) must be of type int, string given on line 5
string(6) "xy-y-y"
string(6) "xx-x-x"
string(4) "none"
TypeError: sqrt(): Argument #1 ($num) must be of type float, string given on line 12
TypeError: intdiv(): Argument #1 ($num1) must be of type int, string given on line 13
bool(false)
string(2) "77"
string(14) "ababababababab"
string(6) "7y-y-y"
string(6) "x7-7-7"
string(4) "none"
float(2.6457513110645907)
int(3)
bool(false)
string(6) "2.52.5"

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/hot_calls_odd_arguments.php on line 5
string(4) "abab"
string(6) "2.5y-y"
string(6) "x2.5-2"
string(4) "none"
float(1.5811388300841898)

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/hot_calls_odd_arguments.php on line 13
int(1)
bool(false)
string(2) "22"
string(4) "abab"
string(6) "2y-y-y"
string(6) "x2-2-2"
string(4) "none"
float(1.4142135623730951)
int(1)
bool(false)

Deprecated: str_repeat(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/hot_calls_odd_arguments.php on line 5
string(0) ""

Deprecated: str_repeat(): Passing null to parameter #2 ($times) of type int is deprecated in {PWD}/hot_calls_odd_arguments.php on line 5
string(0) ""

Deprecated: str_pad(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/hot_calls_odd_arguments.php on line 10
string(6) "y-y-y-"
string(6) "x-----"
string(4) "none"

Deprecated: sqrt(): Passing null to parameter #1 ($num) of type float is deprecated in {PWD}/hot_calls_odd_arguments.php on line 12
float(0)

Deprecated: intdiv(): Passing null to parameter #1 ($num1) of type int is deprecated in {PWD}/hot_calls_odd_arguments.php on line 13
int(0)
bool(false)
string(2) "11"
string(2) "ab"
string(6) "1y-y-y"
string(6) "x1-1-1"
string(4) "none"
float(1)
int(0)
bool(true)
TypeError: str_repeat(): Argument #1 ($string) must be of type string, array given on line 5
TypeError: str_repeat(): Argument #2 ($times) must be of type int, array given on line 5
TypeError: str_pad(): Argument #1 ($string) must be of type string, array given on line 10

Warning: Array to string conversion in {PWD}/hot_calls_odd_arguments.php on line 10
string(6) "xArray"
int(0)
TypeError: sqrt(): Argument #1 ($num) must be of type float, array given on line 12
TypeError: intdiv(): Argument #1 ($num1) must be of type int, array given on line 13
bool(false)
string(8) "texttext"
TypeError: str_repeat(): Argument #2 ($times) must be of type int, Text given on line 5
string(6) "texty-"
string(6) "xtext-"
string(4) "none"
TypeError: sqrt(): Argument #1 ($num) must be of type float, Text given on line 12
TypeError: intdiv(): Argument #1 ($num1) must be of type int, Text given on line 13
bool(true)
string(4) "-1-1"
ValueError: str_repeat(): Argument #2 ($times) must be greater than or equal to 0 on line 5
string(6) "-1y-y-"
string(6) "x-1--1"
string(4) "none"
float(NAN)
int(0)
bool(false)
string(6) "abcabc"

Warning: Undefined variable $x in {PWD}/hot_calls_odd_arguments.php on line 17

Warning: Undefined variable $y in {PWD}/hot_calls_odd_arguments.php on line 17

Deprecated: substr(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/hot_calls_odd_arguments.php on line 17

Deprecated: substr(): Passing null to parameter #2 ($offset) of type int is deprecated in {PWD}/hot_calls_odd_arguments.php on line 17

Warning: Undefined variable $x in {PWD}/hot_calls_odd_arguments.php on line 21

Deprecated: str_pad(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/hot_calls_odd_arguments.php on line 21
ArithmeticError: Division of PHP_INT_MIN by -1 is not an integer on line 52
strrev() expects exactly 1 argument, 0 given
