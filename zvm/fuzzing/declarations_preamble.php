<?php
interface I { const K = 1; }
interface J { function n(); }
trait T { public function m() { return __CLASS__; } protected function n() {} }
trait U { public static function m() { return 2; } abstract function o(int $a): int; }
trait V { public int $p = 1; const L = 1; }
#[Attribute(Attribute::TARGET_CLASS | Attribute::TARGET_METHOD)] class Own { function __construct(public $x = 0, public $y = 0) {} }
class A implements I { public static $s = 's'; public ?int $p = 5; protected $q = 1; function m() { return 1; } protected function n(int $a) {} }
class B extends A { function __construct(public int $z = 0) {} final function o() {} static function m2(self $x): static { return $x; } }
abstract class P { abstract protected function m(int $a, string ...$b): ?static; abstract static function n(): int; const X = 1; private $q; readonly int $r; }
final class F {}
enum E: int { case X = 1; case Y = 2; const K = self::Y; function m() { return $this->name; } }
