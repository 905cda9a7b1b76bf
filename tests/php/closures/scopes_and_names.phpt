--TEST--
Scopes of closures, named arguments, loops by reference and methods by computed names
--FILE--
<?php
// scopes of closures that are bound, declared again and called; loops by reference that meet
class A { private $p = 'A'; static function f() { return function () { return isset($this) ? $this->p : static::class; }; } function g() { return function () { return $this->p; }; } }
class B { private $p = 'B'; }
function make() { return function ($x = 1) { static $n = 0; $n++; return [isset($this) ? get_class($this) . $this->p : null, $n, $x]; }; }
for ($i = 0; $i < 3; $i++) { $c = make(); try { echo json_encode($c()); } catch (Error $e) { echo $e->getMessage(); } echo json_encode(Closure::bind($c, new A, A::class)(2)), json_encode($c->bindTo(new B, B::class)()), json_encode($c->call(new A, 5)), json_encode($c()), "\n"; }
for ($i = 0; $i < 2; $i++) { echo A::f()(), (new A)->g()(), Closure::bind((new A)->g(), new A)(), "\n"; try { $d = Closure::bind((new A)->g(), new B, B::class); echo $d(), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; } }
function named(int $a = 1, &$r = null, ...$rest) { $r = $a; return json_encode([$a, $rest]); } for ($i = 0; $i < 2; $i++) { $v = 9; $w = 0; echo named(a: $v), named(r: $w, a: $v), $w, named(1, a2: 5), "\n"; try { named(1, a: 2); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { named(b: 1, a: $undef); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
$a = [1, 2, 3]; foreach ($a as &$x) { foreach ($a as &$y) { $y *= 2; } unset($y); if (count($a) < 6) { $a[] = $x; } } unset($x); echo json_encode($a), "\n";
$h = ['a' => 1, 'b' => 2]; $copy = $h; foreach ($h as $k => &$x) { $x = $k; if ($k === 'a') { $h['c'] = 0; unset($h['b']); } } unset($x); echo json_encode([$h, $copy]), "\n";
function gen(array $in) { foreach ($in as $k => &$v) { $v++; yield $k => $v; } } foreach (gen([1, 2]) as $k => $v) { echo "$k=$v "; } $e = []; foreach ($e as &$x) { echo 'never'; } $n = null; foreach ($n ?? [] as &$x); echo "\n";
for ($i = 0; $i < 3; $i++) { $l = [1, 2]; foreach ($l as &$r) { $r++; break; } foreach ($l as &$r) { $r *= 3; } unset($r); echo json_encode($l); } echo "\n";
class Hid { private function m() { return 'Hid'; } function call($o, $n) { return $o->$n(); } } class Sub extends Hid { function m() { return 'Sub'; } } $n = 'm'; for ($i = 0; $i < 2; $i++) { echo (new Sub)->$n(), (new Hid)->call(new Sub, 'm'), (new Hid)->call(new Hid, 'm'); try { (new Hid)->$n(); } catch (Error $e) { echo $e->getMessage(); } try { (new Sub)->{'zz'}(); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
--EXPECTF--
[null,1,1]["AA",2,2]["BB",2,1]["AA",2,5][null,3,1]
[null,1,1]["AA",2,2]["BB",2,1]["AA",2,5][null,3,1]
[null,1,1]["AA",2,2]["BB",2,1]["AA",2,5][null,3,1]
AAA
B
AAA
B
[9,[]][9,[]]9[1,{"a2":5}]
Named parameter $a overwrites previous argument

Warning: Undefined variable $undef in %s on line 8
named(): Argument #1 ($a) must be of type int, null given, called in %s on line 8
[9,[]][9,[]]9[1,{"a2":5}]
Named parameter $a overwrites previous argument

Warning: Undefined variable $undef in %s on line 8
named(): Argument #1 ($a) must be of type int, null given, called in %s on line 8
[64,128,192,64,128,192]
[{"a":"a","c":"c"},{"a":1,"b":2}]
0=2 1=3 
[6,6][6,6][6,6]
SubHidHidCall to private method Hid::m() from global scopeCall to undefined method Sub::zz()
SubHidHidCall to private method Hid::m() from global scopeCall to undefined method Sub::zz()
