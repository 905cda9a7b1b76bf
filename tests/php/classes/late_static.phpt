--TEST--
Static calls forward the called class, parent and self included
--FILE--
<?php
class A { static function who() { return static::class; } static function viaSelf() { return self::who(); } function inst() { return static::who() . A::who(); } static function __callStatic($n, $a) { return "$n on " . static::class; } function __call($n, $a) { return "$n of " . get_class($this); } }
class B extends A { static function viaParent() { return parent::who() . parent::viaSelf() . A::who(); } function dyn() { return A::missing() . static::missing(); } }
echo B::who(), B::viaSelf(), B::viaParent(), (new B)->inst(), "\n", B::absent(), ' ', (new B)->absent(), ' ', (new B)->dyn(), "\n";
echo call_user_func('B::who'), call_user_func(['B', 'parent::who']), forward_static_call(['A', 'who']), "\n";
$f = [new B, 'viaParent']; echo $f(), "\n";
--EXPECTF--
BBBBABA
absent on B absent of B missing of Bmissing of B
B
Deprecated: Callables of the form ["B", "parent::who"] are deprecated in %s on line 5
A
Fatal error: Uncaught Error: Cannot call forward_static_call() when no class scope is active in %s:5
Stack trace:
#0 %s(5): forward_static_call(Array)
#1 {main}
  thrown in %s on line 5
--EXIT--
255
