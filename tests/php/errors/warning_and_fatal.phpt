--TEST--
Diagnostics name the file and the line
--FILE--
<?php
echo $undefined;
$a = [1];
echo $a[5], $a["k"];
echo "abc"[10] ?? 'none', "\n";
function f(int $x)
{
    return $x;
}
try {
    f("nope");
} catch (TypeError $e) {
    echo strstr($e->getMessage(), ", called", true), "\n";
}
echo 10 % 3, intdiv(7, 2), "\n";
throw new LogicException("end", 3, new Exception("cause"));
--EXPECT--

Warning: Undefined variable $undefined in {PWD}/warning_and_fatal.php on line 2

Warning: Undefined array key 5 in {PWD}/warning_and_fatal.php on line 4

Warning: Undefined array key "k" in {PWD}/warning_and_fatal.php on line 4
none
f(): Argument #1 ($x) must be of type int, string given
13

Fatal error: Uncaught Exception: cause in {PWD}/warning_and_fatal.php:16
Stack trace:
#0 {main}

Next LogicException: end in {PWD}/warning_and_fatal.php:16
Stack trace:
#0 {main}
  thrown in {PWD}/warning_and_fatal.php on line 16
--EXIT--
255
