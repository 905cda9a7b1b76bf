"""What inheritance forbids: PHP 8.2's messages."""
from __future__ import annotations

import pytest

CASES = [
    ('class A { final function f() {} } class B extends A { function f() {} }',
     'Cannot override final method A::f()'),
    ('class A { function f(int $x): int { return 1; } } class B extends A { function f(string $x): '
     'int { return 1; } }',
     'Declaration of B::f(string $x): int must be compatible with A::f(int $x): int'),
    ('interface I { function m(array $a = [1], ?self $s = null, int ...$rest): static; } class C '
     'implements I { function m() {} }',
     'Declaration of C::m() must be compatible with I::m(array $a = [...], ?I $s = null, int '
     '...$rest): static'),
    ('abstract class A { abstract function a(); abstract protected function b(); } class B extends A {}',
     'Class B contains 2 abstract methods and must therefore be declared abstract or implement the '
     'remaining methods (A::a, A::b)'),
    ('class A { public $p; } class B extends A { private $p; }',
     'Access level to B::$p must be public (as in class A)'),
    ('class A { public int $p; } class B extends A { public string $p; }',
     'Type of B::$p must be int (as in class A)'),
    ('class A { static function s() {} } class B extends A { function s() {} }',
     'Cannot make static method A::s() non static in class B'),
    ('trait T { function x() {} } trait U { function x() {} } class C { use T, U; }',
     'Trait method U::x has not been applied as C::x, because of collision with T::x'),
    ('class C extends Iterator {}',
     'Class C cannot extend interface Iterator'),
    ('final class A {} class B extends A {}',
     'Class B cannot extend final class A'),
    ('interface I { const X = 1; } interface J { const X = 2; } class C implements I, J {}',
     'Class C inherits both I::X and J::X, which is ambiguous'),
    ('class C implements Throwable {}',
     'Class C cannot implement interface Throwable, extend Exception or Error instead'),
    ('class A { const X = 1; } class B extends A { private const X = 2; }',
     'Access level to B::X must be public (as in class A)'),
    ('class C implements Countable { function count() { return 1; } }',
     'Return type of C::count() should either be compatible with Countable::count(): int, or the '
     '#[\\ReturnTypeWillChange] attribute should be used to temporarily suppress the notice'),
    ('class A { final const X = 1; } class B extends A { const X = 2; }',
     'B::X cannot override final constant A::X'),
    ('readonly class A {} class B extends A {}',
     'Non-readonly class B cannot extend readonly class A'),
    ('class A { public readonly int $p; } class B extends A { public int $p; }',
     'Cannot redeclare readonly property A::$p as non-readonly B::$p'),
    ('class A { public static $p; } class B extends A { public $p; }',
     'Cannot redeclare static A::$p as non static B::$p'),
    ('class A { protected function f() {} } class B extends A { private function f() {} }',
     'Access level to B::f() must be protected (as in class A) or weaker'),
    ('trait T { abstract function f(int $x); } class C { use T; function f(string $x) {} }',
     'Declaration of C::f(string $x) must be compatible with T::f(int $x)'),
    ('trait T { public $p = 1; } class C { use T; public $p = 2; }',
     'C and T define the same property ($p) in the composition of C. However, the definition differs '
     'and is considered incompatible. Class was composed'),
    ('trait T { function f() {} } class C { use T { g as h; } }',
     'An alias (h) was defined for method g(), but this method does not exist'),
    ('class C { use Countable; }',
     'C cannot use Countable - it is not a trait'),
    ('class A { function f(): static { return $this; } } class B extends A { function f(): A { return '
     '$this; } }',
     'Declaration of B::f(): A must be compatible with A::f(): static'),
    ('class C implements UnitEnum { static function cases(): array { return []; } }',
     'Non-enum class C cannot implement interface UnitEnum'),
    ('enum E { case A; function __get($n) {} }',
     'Enum E cannot include magic method __get'),
    ('class C implements Serializable { function serialize() {} function unserialize($d) {} }',
     'C implements the Serializable interface, which is deprecated. Implement __serialize() and '
     '__unserialize() instead (or in addition, if support for old PHP versions is necessary)'),
    ('class A { final public function __construct() {} } class B extends A { public function '
     '__construct() {} }',
     'Cannot override final method A::__construct()'),
    ('class A { function f(&$x) {} } class B extends A { function f($x) {} }',
     'Declaration of B::f($x) must be compatible with A::f(&$x)'),
    ('interface I {} class C implements I, I {}',
     'Class C cannot implement previously implemented interface I'),
    ('class C implements stdClass {}',
     'C cannot implement stdClass - it is not an interface'),
    ('class A { function f(Missing $m) {} } class B extends A { function f(Other $m) {} }',
     'Could not check compatibility between B::f(Other $m) and A::f(Missing $m), because class '
     'Missing is not available'),
]


@pytest.mark.parametrize(("code", "message"), CASES)
def test_message(world, code, message):
    world.engine.run_source("<?php " + code, "test.php")
    assert f": {message} in test.php on line 1" in world.output
