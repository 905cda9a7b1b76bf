--TEST--
Errors of references name the first of their typed properties: the last one takes the place of one that went
--FILE--
<?php
class A { public int $i = 1; public static int $s = 1; public float $f = 1.0; public int|string $u = 1; }
function attempt($v) { global $r; try { $r = $v; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } }
class B { static int $s; static int $t; static int $u; }
$r = 5; $z = 3;
$a = new A; $b = new A; $c = new A;
B::$s = &$r; $a->i = &$r; attempt([]); B::$s = &$r; attempt([]);
$b->i = &$r; $b->u = &$r; B::$t = &$r; attempt([]);
$a->i = &$r; attempt([]); unset($a->i); attempt([]); B::$s = &$z; attempt([]); unset($b); attempt([]); 
$c->i = &$r; $a->i = &$r; $d = clone $c; attempt([]); unset($c); attempt([]); $a = null; attempt([]);
--EXPECT--
Cannot assign array to reference held by property B::$s of type int
Cannot assign array to reference held by property A::$i of type int
Cannot assign array to reference held by property A::$i of type int
Cannot assign array to reference held by property B::$t of type int
Cannot assign array to reference held by property B::$t of type int
Cannot assign array to reference held by property B::$t of type int
Cannot assign array to reference held by property B::$t of type int
Cannot assign array to reference held by property B::$t of type int
Cannot assign array to reference held by property B::$t of type int
Cannot assign array to reference held by property B::$t of type int
