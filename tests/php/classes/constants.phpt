--TEST--
Class constants: lazily evaluated, late errors, visibility, self-reference
--FILE--
<?php
interface I { const X = self::Y . '!'; const Y = 'y'; }
class A implements I { protected const P = 'p'; private const Q = 'q'; final public const F = 1; const LIST = [self::X => 3, 'k' => [1, 2][1]];
  const BAD = self::NONE; const LOOP = self::LOOP2; const LOOP2 = self::LOOP; static function q() { return static::P . self::Q; } }
class B extends A { const Y = 'b'; const P = 'public'; const E = E::One->value . E::class; const O = E::One; }
enum E: string { case One = 'o' . 'ne'; const ALIAS = self::One; }
echo A::X, B::Y, B::X, A::q(), B::P, B::E, "\n";
var_dump(A::LIST, B::O, E::ALIAS, constant('B::P'), defined('A::Q'), defined('B::P'));
foreach (['A::BAD', 'A::LOOP', 'A::P', 'A::Q', 'A::NOT', 'NoClass::X', 'E::Two'] as $name)
  try { constant($name); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$name = 'B'; $object = new B;
echo $name::Y, $object::Y, $object::class, "\n";
--EXPECTF--
y!by!pqpubliconeE
array(2) {
  ["y!"]=>
  int(3)
  ["k"]=>
  int(2)
}
enum(E::One)
enum(E::One)
string(6) "public"
bool(false)
bool(true)
Undefined constant self::NONE
Cannot declare self-referencing constant self::LOOP
Cannot access protected constant A::P
Cannot access private constant A::Q
Undefined constant A::NOT
Class "NoClass" not found
Undefined constant E::Two

Fatal error: Uncaught Error: Undefined constant self::NONE in %s:4
Stack trace:
#0 {main}
  thrown in %s on line 4
--EXIT--
255
