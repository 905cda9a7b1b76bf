<?php
function loop($list) { foreach ($list as $v) { if ($v) { return g($v); } echo "x$v-$list"; } }
function both($a) { return g($a) + h($a); }
function assign(array $a, $x, ...$more) { static $n; $a[$x] = g(); $a[1][] = $x; return $n; }
function choose($a) { return g($a) ? h() : $a; }
function safe($a) { try { g(); foreach ($a as $x) { h(); } } catch (A $e) { return 1; } catch (B $e) { echo 2; } finally { k(); } }
function early($a) { try { return g($a); } finally { k(); } }
function gen($a) { foreach ($a as $k => $v) { yield $k => $v; } return 3; }
function sw($a) { switch (g($a)) { case 1: return 1; case "b": break; default: echo 3; } return match(g()) { 1, 2 => 5, "x" => 6 }; }
function silent() { return @g(); }
function nullsafe($a) { return $a?->b()?->c ?? 5; }
function closure($x) { return new A(function () use ($x) { return $x; }, clone $x); }
function &ref(array &$a) { foreach ($a as &$v) { $v = (int) $v; } [$p, [$q]] = g(); $a['k'] ??= g(); return $a[g()]; }
function swint($a) { switch ($a) { case 1: return 1; case 2: break; case 3: case 4: case 5: echo 3; } if (in_array($a, ['a','b'])) A::$b += 1; global $z; assert($a > 1); }
function cls($c) { return $c::m(new $c, ...[1]) && $c::K || $c instanceof $c; }
function not_freed() { try { g(); } finally { !h(); } }
class Promoting { function __construct(public $p = new A) { yield $p; } }
