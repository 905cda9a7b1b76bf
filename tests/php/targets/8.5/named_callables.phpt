--TEST--
Enums as bools, named arguments of __call(), names of closures (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
enum S: string { case A='a'; case B='b'; } enum U { case X; } class C { public $v = 1; }
foreach ([S::A, U::X, new C, fn() => 1, new ArrayObject([1])] as $e) { foreach ([true, false, null, 1, 0, 1.5, "a", "", "X", [], [1], S::B, new stdClass] as $v) { try { echo @(int)($e == $v), @(int)($v == $e), @(int)($e < $v), @(int)($v < $e), @(int)($e > $v),  @($e <=> $v), ' '; } catch (Error $x) { echo get_class($x), ' '; } } echo "\n"; }
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class M { function __call($n, $a) { return $n . json_encode($a); } static function __callStatic($n, $a) { return $n . json_encode($a); } }
$m = new M; t(fn() => $m->a(x: 1)); t(fn() => M::b(1, y: 2)); t(fn() => ($m->c(...))(1, x: 2)); t(fn() => (M::d(...))(z: 2)); t(fn() => call_user_func([$m, 'e'], x: 2)); t(fn() => call_user_func_array([$m, 'e'], [1, 'x' => 2])); t(fn() => Closure::fromCallable([$m, 'g'])(q: 1)); t(fn() => (new ReflectionMethod($m, '__call'))->invoke($m, 'x', [1])); t(fn() => array_map([$m, 'h'], [1])); t(fn() => array_map($m->i(...), ['k' => 1]));
t(function() { is_callable(fn($a) => 1, false, $n); return preg_replace('/:.*/', '', $n); }); t(function() use ($m) { is_callable([$m, 'x'], false, $n); return $n; }); t(function() { is_callable(strlen(...), false, $n); return $n; }); t(function() use ($m) { is_callable($m->foo(...), false, $n); return $n; });
--EXPECT--
110000 000111 000111 000001 000001 000001 000001 000001 000001 000001 000001 000001 000001 
110000 000111 000111 000001 000001 000001 000001 000001 000001 000001 000001 000001 000001 
110000 000111 000111 110000 000111 00100-1 000111 000111 000111 000111 000111 000001 000001 
110000 000111 000111 110000 000111 00100-1 000111 000111 000111 000111 000111 000001 000001 
110000 000111 000111 110000 000111 00100-1 000111 000111 000111 000111 000111 000001 000001 
string(8) "a{"x":1}"
string(14) "b{"0":1,"y":2}"
string(14) "c{"0":1,"x":2}"
string(8) "d{"z":2}"
string(8) "e{"x":2}"
string(14) "e{"0":1,"x":2}"
Error: Unknown named parameter $q
string(4) "x[1]"
array(1) {
  [0]=>
  string(4) "h[1]"
}
array(1) {
  ["k"]=>
  string(4) "i[1]"
}
string(8) "{closure"
string(4) "M::x"
string(6) "strlen"
string(6) "M::foo"
