--TEST--
Writing protected properties that a sibling class redeclares
--INI--
zvm.php=8.4
--FILE--
<?php
class P { protected private(set) int $a = 1; public protected(set) int $b = 2; protected $i; }
class Q extends P { public protected(set) int $b = 3; protected $i = 5; }
class Q2 extends P { public public(set) int $b = 3; public $i = 7; }
class R extends P { function t($q) { foreach ([fn() => $q->a, function() use ($q) { $q->b = 9; return $q->b; }, fn() => $q->i, function() use($q) { $q->a = 6; }, function() use($q) { $q->i = 6; return $q->i; }] as $f) try { var_dump($f()); } catch (Error $e) { echo $e->getMessage(), "\n"; } } }
(new R)->t(new Q); (new R)->t(new Q2); (new R)->t(new P);
--EXPECT--
int(1)
int(9)
int(5)
Cannot modify private(set) property P::$ from scope R
int(6)
int(1)
int(9)
int(7)
Cannot modify private(set) property P::$ from scope R
int(6)
int(1)
int(9)
NULL
Cannot modify private(set) property P::$ from scope R
int(6)
