--TEST--
#[Override] on methods that override something
--INI--
zvm.php=8.4
--FILE--
<?php
interface I { function i(); } abstract class A { abstract function a(); protected function p() {} static function s() {} }
class B extends A implements I { #[Override] function i() { return 'i'; } #[\Override] function a() { return 'a'; } #[Override] public function p() { return 'p'; } #[Override] static function s() { return 's'; } }
$b = new B; echo $b->i(), $b->a(), $b->p(), B::s(), "\n";
class Str { #[Override] function __toString(): string { return 'x'; } } echo new Str, "\n";
trait T { #[Override] function a() { return 'trait'; } } class C extends A { use T; } echo (new C)->a(), "\n";
class D extends A { function a() {} private function own() {} #[Override] function nothing() {} }
--EXPECT--
Fatal error: D::nothing() has #[\Override] attribute, but no matching parent method exists in {PWD}/override_attribute.php on line 7
--EXIT--
255
