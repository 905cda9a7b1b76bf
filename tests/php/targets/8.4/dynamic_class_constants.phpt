--TEST--
Class constants by a name that is a value
--INI--
zvm.php=8.4
--FILE--
<?php
enum Suit: string { case Hearts = 'H'; const Wild = self::Hearts; }
class A { const X = 'ax'; private const P = 'private'; static function p($n) { return static::{$n}; } }
class B extends A { const X = 'bx'; }
$name = 'X'; $class = 'B'; $object = new B;
echo A::{$name}, $class::{$name}, $object::{'X'}, B::{'cl' . 'ass'}, A::p('P'), B::p('X'), ' ', Suit::{'Wild'}->value, Suit::{'Hearts'}->name, "\n";
foreach ([fn() => A::{'P'}, fn() => A::{'NONE'}, fn() => A::{5}, fn() => A::{null}, fn() => A::{[]}, fn() => A::{new A}] as $f)
    try { echo $f(); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
axbxbx
Fatal error: Uncaught Error: Undefined constant B::class in {PWD}/dynamic_class_constants.php:6
Stack trace:
#0 {main}
  thrown in {PWD}/dynamic_class_constants.php on line 6
--EXIT--
255
