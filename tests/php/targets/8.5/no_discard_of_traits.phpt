--TEST--
#[NoDiscard] of abstract methods, of traits, and the class itself
--INI--
zvm.php=8.5
--FILE--
<?php
abstract class A { #[NoDiscard] abstract function x(); } class B extends A { function x() {} } (new B)->x(); interface I { #[NoDiscard] function q(); } trait T { #[NoDiscard('t')] function t() { return 1; } } class C { use T; } (new C)->t(); C::t(...); (new C)->t(...)(); $r = new ReflectionMethod('C', 't'); echo $r; var_dump($r->getAttributes()[0]->newInstance());
$o = new NoDiscard("q"); var_dump($o); try { $o->message = 4; } catch (Error $e) { echo $e->getMessage(); } echo new ReflectionClass('NoDiscard');
--EXPECT--
Warning: The return value of method C::t() should either be used or intentionally ignored by casting it as (void), t in {PWD}/no_discard_of_traits.php on line 2

Fatal error: Uncaught Error: Non-static method C::t() cannot be called statically in {PWD}/no_discard_of_traits.php:2
Stack trace:
#0 {main}
  thrown in {PWD}/no_discard_of_traits.php on line 2
--EXIT--
255
