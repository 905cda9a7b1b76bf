--TEST--
++ and -- of static properties by static:: and class names in variables
--FILE--
<?php
class A { public static $n = 0; public static int $t = PHP_INT_MAX - 1; protected static $p = 1; public static $s = 'Az'; public static ?float $f = 1.5;
    static function step() { static::$n++; ++self::$n; static::$p--; return static::$p; } }
class B extends A { public static $n = 10; }
$c = 'A'; $d = 'B';
for ($i = 0; $i < 3; $i++) { $c::$n++; echo $d::$n++, ' ', ++$d::$n, ' ', $c::$n--, ' ', A::step(), ' ', B::step(), ' ', A::$n, ' ', B::$n, "\n"; }
$r = &A::$n; A::$n++; $r++; echo A::$n, "\n";
for ($i = 0; $i < 3; $i++) { try { echo $c::$t++, ' '; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } }
for ($i = 0; $i < 3; $i++) { $c::$s++; $c::$f--; } var_dump(A::$s, A::$f);
try { $c::$p++; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $c::$none++; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
10 12 1 0 -1 3 13
13 15 4 -2 -3 6 16
16 18 7 -4 -5 9 19
11
9223372036854775806 Cannot increment property A::$t of type int past its maximal value
Cannot increment property A::$t of type int past its maximal value
string(2) "Bc"
float(-1.5)
Cannot access protected property A::$p
Access to undeclared static property A::$none
