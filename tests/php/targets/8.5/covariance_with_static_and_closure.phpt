--TEST--
A final class stands for static and a Closure for callable
--INI--
zvm.php=8.5
--FILE--
<?php
class P { function f(): static { return $this; } static function m(): ?static { return null; } }
final class C extends P { function f(): self { return $this; } static function m(): ?C { return new self; } }
interface I { function f(): static|int; }
enum E implements I { case A; function f(): self { return $this; } }
class A { function c(): ?callable { return null; } function p(Closure $c) {} }
class B extends A { function c(): ?Closure { return null; } function p(callable $c) {} }
var_dump((new C)->f()::class, C::m()::class, E::A->f(), (new B)->c());
class D extends P { function f(): D { return $this; } }
--EXPECT--
Fatal error: Declaration of D::f(): D must be compatible with P::f(): static in {PWD}/covariance_with_static_and_closure.php on line 9
Stack trace:
#0 {main}
--EXIT--
255
