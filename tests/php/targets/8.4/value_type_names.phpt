--TEST--
Names of types in messages: true, false, null
--INI--
zvm.php=8.4
--FILE--
<?php
function f(int $x) {} function g(): int { return true ? [] : 1; } foreach ([true, false, null, 1.5, [], new stdClass, fn() => 1, STDIN, 'x'] as $v) foreach ([fn() => f($v), fn() => strlen($v), fn() => array_sum($v), fn() => $v->x(), fn() => $v['k'], fn() => new $v, fn() => clone $v] as $c) try { @$c(); } catch (Throwable $e) { echo get_class($e), ': ', preg_replace('/, called in.*/', '', $e->getMessage()), "\n"; } try { g(); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
TypeError: array_sum(): Argument #1 ($array) must be of type array, true given
Error: Call to a member function x() on true
Error: Class name must be a valid object or a string
Error: __clone method called on non-object
TypeError: array_sum(): Argument #1 ($array) must be of type array, false given
Error: Call to a member function x() on false
Error: Class name must be a valid object or a string
Error: __clone method called on non-object
TypeError: f(): Argument #1 ($x) must be of type int, null given
TypeError: array_sum(): Argument #1 ($array) must be of type array, null given
Error: Call to a member function x() on null
Error: Class name must be a valid object or a string
Error: __clone method called on non-object
TypeError: array_sum(): Argument #1 ($array) must be of type array, float given
Error: Call to a member function x() on float
Error: Class name must be a valid object or a string
Error: __clone method called on non-object
TypeError: f(): Argument #1 ($x) must be of type int, array given
TypeError: strlen(): Argument #1 ($string) must be of type string, array given
Error: Call to a member function x() on array
Error: Class name must be a valid object or a string
Error: __clone method called on non-object
TypeError: f(): Argument #1 ($x) must be of type int, stdClass given
TypeError: strlen(): Argument #1 ($string) must be of type string, stdClass given
TypeError: array_sum(): Argument #1 ($array) must be of type array, stdClass given
Error: Call to undefined method stdClass::x()
Error: Cannot use object of type stdClass as array
TypeError: f(): Argument #1 ($x) must be of type int, Closure given
TypeError: strlen(): Argument #1 ($string) must be of type string, Closure given
TypeError: array_sum(): Argument #1 ($array) must be of type array, Closure given
Error: Call to undefined method Closure::x()
Error: Cannot use object of type Closure as array
Error: Instantiation of class Closure is not allowed
TypeError: f(): Argument #1 ($x) must be of type int, resource given
TypeError: strlen(): Argument #1 ($string) must be of type string, resource given
TypeError: array_sum(): Argument #1 ($array) must be of type array, resource given
Error: Call to a member function x() on resource
Error: Class name must be a valid object or a string
Error: __clone method called on non-object
TypeError: f(): Argument #1 ($x) must be of type int, string given
TypeError: array_sum(): Argument #1 ($array) must be of type array, string given
Error: Call to a member function x() on string
TypeError: Cannot access offset of type string on string
Error: Class "x" not found
Error: __clone method called on non-object
g(): Return value must be of type int, array returned
