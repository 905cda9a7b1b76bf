--TEST--
What computed names of class constants refuse
--INI--
zvm.php=8.4
--FILE--
<?php
class A { const X = 1; private const P = 2; } foreach ([fn($n) => A::{'Y'}, fn($n) => A::{'P'}, fn($n) => A::{5}, fn($n) => A::{null}, fn($n) => A::{[]}, fn($n) => A::{new stdClass}, fn($n) => Nope::{'X'}, fn($n) => A::{'class'}, fn($n) => 'A'::{'X'}, fn($n) => A::{$n}] as $f) try { var_dump($f('X')); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
Error: Undefined constant A::Y
Error: Cannot access private constant A::P
TypeError: Cannot use value of type int as class constant name
TypeError: Cannot use value of type null as class constant name
TypeError: Cannot use value of type array as class constant name
TypeError: Cannot use value of type object as class constant name
Error: Class "Nope" not found
Error: Undefined constant A::class
int(1)
int(1)
