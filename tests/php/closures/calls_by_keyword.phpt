--TEST--
self:: and static:: in closures mean the class they are bound to
--FILE--
<?php
class A {
  public function __construct(public int $x = 1) {}
  private static function p($n) { return static::class . $n . self::class; }
  public static function make() { return function($n) { return [self::p($n), static::p($n), static::q(), (new self($n))->x, new static($n)]; }; }
  protected static function q() { return 'Aq'; }
  public function inst() { return function() { return [self::m(), static::m(), parent::class ?? 0]; }; }
  private function m() { return get_class($this); }
}
class B extends A { protected static function q() { return 'Bq'; } }
class C { private static function p($n) { return "C$n"; } private static function q() { return 'Cq'; } public function __construct(public $x) {} public function m() { return 'Cm'; } }
$f = A::make(); $g = B::make();
for ($i = 0; $i < 3; $i++) {
  foreach ([$f, $g] as $h) echo json_encode($h($i)), "\n";
  $k = Closure::bind($f, null, C::class); echo json_encode($k($i)), get_class($k($i)[4]), "\n";
  $k = Closure::bind($g, new B, A::class); echo json_encode($k($i)), get_class($k($i)[4]),"\n";
  $k = Closure::bind(function() { return [self::m(), static::m()]; }, new B, A::class); echo json_encode($k()), "\n";
  try { $k = Closure::bind(function() { return self::m(); }, new C(1), A::class); echo json_encode($k()), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
abstract class S { static function fac() { return fn($x) => new static($x); } function __construct(public $x) {} }
class S1 extends S {} class S2 extends S {}
foreach ([S1::fac(), S2::fac(), S1::fac()] as $f) foreach ([1,2] as $i) echo get_class($f($i)), $f($i)->x, "\n";
try { (S::fac())(1); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
["A0A","A0A","Aq",0,{"x":0}]
["B0A","B0A","Bq",0,{"x":0}]
["C0","C0","Cq",0,{"x":0}]C
["B0A","B0A","Bq",0,{"x":0}]B
["B","B"]
Non-static method A::m() cannot be called statically
["A1A","A1A","Aq",1,{"x":1}]
["B1A","B1A","Bq",1,{"x":1}]
["C1","C1","Cq",1,{"x":1}]C
["B1A","B1A","Bq",1,{"x":1}]B
["B","B"]
Non-static method A::m() cannot be called statically
["A2A","A2A","Aq",2,{"x":2}]
["B2A","B2A","Bq",2,{"x":2}]
["C2","C2","Cq",2,{"x":2}]C
["B2A","B2A","Bq",2,{"x":2}]B
["B","B"]
Non-static method A::m() cannot be called statically
S11
S12
S21
S22
S11
S12
Cannot instantiate abstract class S
