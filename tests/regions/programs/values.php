<?php
const K = 7; 
class S { const A = 3; public static $n = 0; public static float $f = 0.5; private static int $c = 5; 
  static function run($m) { for ($i = 0; $i < $m; $i++) { self::$n++; self::$f = self::$f * 0.5 + $i; self::$c += self::A; $x = self::$c--; S::$n += K; } return [self::$n, self::$f, self::$c, $x]; } }
class Node { public $v; public ?Node $next = null; function __construct($v) { $this->v = $v; } }
function keyed($a, $n) { $s = 0; for ($j = 0; $j < $n; $j++) { foreach ($a as $k => $v) { $s += $k * $v; if ($v > 90) continue; $s ^= 1; } } return $s; }
function objs($n) { $l = []; for ($i = 0; $i < 60; $i++) $l[] = new Node($i); $s = 0; for ($j = 0; $j < $n; $j++) { foreach ($l as $i => $o) { $s += $o->v * $i; $o->v++; } } return $s; }
function chain($n) { $h = null; for ($i = 0; $i < 200; $i++) { $q = new Node($i); $q->next = $h; $h = $q; } $s = 0; for ($j = 0; $j < $n; $j++) { $p = $h; while ($p !== null) { $s += $p->v; $p = $p->next; } $p = $h; $best = null; while ($p) { if ($best === null || $p->v > $best) $best = $p->v; $p = $p->next; } $s += $best; } return $s; }
function mix($n) { $s = 0; $t = ''; $list = [3, 1, 4, 1, 5, 9, 2, 6]; $g = [[1,2],[3,4],[5,6]]; $u = 0; $f = 0.0; $z = null;
 for ($i = 0; $i < $n; $i++) {
   switch ($i & 7) { case 0: $s += 1; break; case 3: $s += 2; break; case 5: $s -= 1; default: $s ^= 3; }
   $s += match ($i % 5) { 0 => 10, 1, 2 => 20, default => 5 };
   $c = chr(65 + $i % 26); $s += ord($c); switch ($c) { case 'A': $s++; break; case 'Q': $s += 3; break; case 'long': $s = 0; }
   $x = $i & 3 ?: 9; $s += $x; $y = $z ?? $i; $s += $y & 1;
   if (isset($list[$i & 15])) $s += $list[$i & 15]; $has = isset($list[$i % 10]); if ($has) $s++;
   [$a, $b] = $g[$i % 3]; $s += $a * $b; [$a, $b] = [$b, $a];
   $f += floor($i / 3.5); $s += intdiv($i, 7) + (int)($i * 0.37) + intval($f); if (is_int($s)) $s += 2; if (is_string($c)) $s++; if (is_float($s)) $s = 0; if ($z === null) $s++;
   $w = $list[$i & 7] ?? 0; $s += $w; $s &= 0xffffff; }
 return [$s, $c, $x, $y, $a, $b, $f, $w]; }
for ($r = 0; $r < 3; $r++) { echo json_encode([S::run(2000), keyed(range(1, 100), 40), objs(60), chain(20), mix(3000)]), "\n"; }

function parts(): void
{
    $found = [];
    for ($i = 0; $i < 300; $i++) {
        [$found[]] = '9223372036854775807';
        [$found[]] = [$i];
    }
    echo count($found), ' ', json_encode(array_slice($found, -3)), "\n";
}
parts();
