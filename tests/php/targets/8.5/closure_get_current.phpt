--TEST--
Closure::getCurrent()
--INI--
zvm.php=8.5
--FILE--
<?php
$fact = fn($n) => $n < 2 ? 1 : $n * Closure::getCurrent()($n - 1); echo $fact(6), "\n"; $g = function () { yield Closure::getCurrent() instanceof Closure; }; var_dump($g()->current()); function plain() { return Closure::getCurrent(); } class A { function m() { return (function () { return [Closure::getCurrent(), $this]; })(); } } var_dump((new A)->m()[0] instanceof Closure); foreach ([fn() => plain(), fn() => (plain(...))(), fn() => array_map(fn() => Closure::getCurrent() === null, [1])] as $f) try { var_dump($f()); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { Closure::getCurrent(); } catch (Error $e) { echo $e->getMessage(), "\n"; } $f = function () { return Closure::getCurrent(); }; var_dump($f() === $f, ($b = $f->bindTo(new A))() === $b);
--EXPECT--
720
bool(true)
bool(true)
Current function is not a closure
Current function is not a closure
array(1) {
  [0]=>
  bool(false)
}
Current function is not a closure
bool(true)
bool(true)
