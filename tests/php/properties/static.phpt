--TEST--
Static properties are shared with subclasses unless declared again
--FILE--
<?php
class A { public static $n = 1; protected static array $list = ['a']; private static $p = 'A'; static function p() { return self::$p . static::class; } public static ?int $typed; }
class B extends A { public static $m = 2; static function add($x) { static::$list[] = $x; return parent::$list; } }
class C extends A { public static $n = 'own'; }
B::$n++; A::$n .= '!'; $ref = &B::$n; $ref .= '?';
var_dump(A::$n, B::$n, C::$n, B::add('b'), B::p());
foreach ([fn() => A::$none, fn() => A::$list, fn() => B::$p, fn() => A::$typed, fn() => A::$typed = 'x', fn() => isset(A::$none) ? 1 : throw new Error('not set')] as $f)
  try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
string(3) "2!?"
string(3) "2!?"
string(3) "own"
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
string(2) "AB"
Access to undeclared static property A::$none
Cannot access protected property A::$list
Cannot access private property B::$p
Typed static property A::$typed must not be accessed before initialization
Cannot assign string to property A::$typed of type ?int
not set
