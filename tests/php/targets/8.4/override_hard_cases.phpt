--TEST--
#[Override] with interfaces, traits, abstract and private methods
--INI--
zvm.php=8.4
--FILE--
<?php
interface I { function i(); } abstract class A { abstract protected function a(); private function p() {} static function s() {} function __toString(): string { return 'A'; } } trait T { #[Override] function i() { return 'T'; } #[Override] abstract function s2(); } class C extends A implements I, Countable { #[Override] protected function a() {} #[Override] function i() { return 'i'; } #[Override] static function s() {} #[Override] function __toString(): string { return 'C'; } #[Override] function count(): int { return 3; } } echo new C, count(new C), (new C)->i(), "\n"; $x = new class extends C { #[Override] function i() { return 'anon'; } }; echo $x->i(), "\n"; enum E implements I { case A; #[Override] function i() { return 'enum'; } } echo E::A->i(), "\n";
--EXPECT--
C3i
anon
enum
