--TEST--
Asymmetric visibility: arrays, references, readonly, inheritance, unset, clone
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public private(set) array $l = [1]; public protected(set) ?object $o = null; private(set) int $short = 1; public private(set) readonly string $r; function __construct() { $this->r = 'r'; $this->o = new stdClass; } function change() { $this->l[] = 2; $x = &$this->l; $x[] = 3; $this->short++; return $this; } function destroy() { unset($this->l); return $this; } }
class B extends A { function kid() { $this->o = null; return $this; } function no() { $this->l = []; } function unsetting() { unset($this->short); } }
$a = (new A)->change(); echo json_encode($a), "\n"; $a->o->x = 5; echo json_encode($a->o), "\n"; (new B)->kid();
foreach ([fn() => $a->l[] = 1, fn() => $a->l = [], fn() => $a->o = null, fn() => $a->short = 2, function () use ($a) { unset($a->l); }, function () use ($a) { $q = &$a->l; }, function () use ($a) { foreach ($a->l as &$v); }, fn() => $a->r = 1, fn() => (new B)->no(), fn() => (new B)->unsetting(), fn() => $a->l[0], fn() => isset($a->l[5]), fn() => (clone $a)->l, function () use ($a) { array_pop($a->l); }, fn() => $a->destroy()->l, function () use ($a) { $a->l = [7]; }, function () use ($a) { $a->o->y ??= 1; return $a->o; }, function () use ($a) { foreach ($a as $k => &$v); }] as $i => $f) try { echo "$i ", json_encode($f()), "\n"; } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
{"l":[1,2,3],"o":{},"short":2,"r":"r"}
{"x":5}
0 Error: Cannot indirectly modify private(set) property A::$l from global scope
1 Error: Cannot modify private(set) property A::$l from global scope
2 Error: Cannot modify protected(set) property A::$o from global scope
3 Error: Cannot modify private(set) property A::$short from global scope
4 Error: Cannot unset private(set) property A::$l from global scope
5 Error: Cannot indirectly modify private(set) property A::$l from global scope
6 Error: Cannot indirectly modify private(set) property A::$l from global scope
7 Error: Cannot modify readonly property A::$r
8 Error: Cannot modify private(set) property A::$l from scope B
9 Error: Cannot unset private(set) property A::$short from scope B
10 1
11 false
12 [1,2,3]
13 Error: Cannot indirectly modify private(set) property A::$l from global scope
14 Error: Typed property A::$l must not be accessed before initialization
15 Error: Cannot modify private(set) property A::$l from global scope
16 {"x":5,"y":1}
17 Error: Cannot acquire reference to readonly property A::$r
