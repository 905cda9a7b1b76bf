--TEST--
new static of several classes at one place, ints for float results, closures for callable parameters
--FILE--
<?php
class A { public $v; function __construct($v=0){$this->v=$v;} static function make($v){ return new static($v); } function with($v): static { return new static($v); } function plain() { return new static; } }
class B extends A { } class C extends A { function __construct($v=1) { $this->v = "C$v"; } } class D { static function mk() { return new static; } } class E extends D { }
for ($i=0;$i<3;$i++) { foreach (['A','B','C','B'] as $c) { $o=$c::make($i); echo get_class($o), $o->v, get_class($o->with(5)), $o->with(6)->v, $o->plain()->v, " "; } echo get_class(D::mk()), get_class(E::mk()), get_class(D::mk()), "\n"; }
function half(int $n): float { return $n/2; } var_dump(half(4), half(3), half(4)); function ca(callable $f) { return $f(2); } var_dump(ca(fn($x)=>$x*2), ca('sqrt'), ca(fn($x)=>$x+1)); try { ca("nope"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
abstract class F { static function mk() { return new static; } } class G extends F {} try { G::mk(); F::mk(); } catch (Error $e) { echo $e->getMessage(), "\n"; } class H { private function __construct() {} static function mk() { return new static; } } class I extends H {} try { H::mk(); I::mk(); echo "ok\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
A0A60 B0B60 CC0CC6C1 B0B60 DED
A1A60 B1B60 CC1CC6C1 B1B60 DED
A2A60 B2B60 CC2CC6C1 B2B60 DED
float(2)
float(1.5)
float(2)
int(4)
float(1.4142135623730951)
int(3)
ca(): Argument #1 ($f) must be of type callable, string given, called in {PWD}/new_static_of_several_classes.php on line 5
Cannot instantiate abstract class F
ok
