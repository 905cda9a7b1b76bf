--TEST--
true and false in type errors
--INI--
zvm.php=8.4
--FILE--
<?php
function f(array $a) {} function g(int|string ...$n) {}
foreach ([fn() => f(true), fn() => f(false), fn() => f(null), fn() => strlen([]), fn() => array_keys(true), fn() => str_repeat('a', [])] as $f) try { $f(); } catch (TypeError $e) { echo preg_replace('/, called.*/', '', $e->getMessage()), "\n"; }
--EXPECT--
f(): Argument #1 ($a) must be of type array, true given
f(): Argument #1 ($a) must be of type array, false given
f(): Argument #1 ($a) must be of type array, null given
strlen(): Argument #1 ($string) must be of type string, array given
array_keys(): Argument #1 ($array) must be of type array, true given
str_repeat(): Argument #2 ($times) must be of type int, array given
