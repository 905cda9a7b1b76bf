--TEST--
Static calls and constants of an ancestor's private members
--FILE--
<?php
class D { private static function m(&$x) { ++$x; echo "D\n"; } const C = 5; private const P = 6; static $s = 1; protected static function pr(&$x) { $x = 9; } }
class E extends D { public static function __callStatic($n, $a) { echo $n, count($a), "\n"; }
 const Q = self::C + 1;
 static function t() { self::m(3); E::m(4); static::m(5); self::pr($z); var_dump($z, self::C, E::Q, static::$s, self::$s); try { var_dump(self::P); } catch (Error $e) { echo $e->getMessage(), "\n"; } } }
E::t();
--EXPECT--
m1
m1
m1
int(9)
int(5)
int(6)
int(1)
int(1)
Undefined constant E::P
