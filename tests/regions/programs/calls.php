<?php
function hallo($a) { }
function add(int $a, float $b = 1.5): float { return $a + $b; }
function A($i, $j) { return 1.0 / ((($i+$j)*($i+$j+1)/2)+$i+1); }
function clamp($x, $lo, $hi) { if ($x < $lo) return $lo; if ($x > $hi) return $hi; return $x; }
function sumto($n) { $s = 0; for ($i = 0; $i < $n; $i++) { $s += $i; } return $s; }
function over($x) { return $x + PHP_INT_MAX - 1000; }
class V { private $x = 3; public $k = 0; function getX() { return $this->x; } static function sq(int $v): int { return $v * $v; } function inc($n) { return self::sq($n) + $this->getX(); }
  function run($n) { $t = 0; for ($i = 0; $i < $n; $i++) { $t += $this->inc($i & 15) + self::sq(2) + static::sq(1); $this->k++; } return $t; } }
class W extends V { function getX() { return 10; } }
function main($n) { $v = new V; $w = new W; $t = 0; $f = 0.0; $c = 0;
 for ($i = 0; $i < $n; $i++) { hallo("hallo"); $t += $v->getX() + V::sq($i & 7); $f += add($i) + add($i, 2.0) + A($i, $t & 3); $c += clamp($i, 10, 1000) + clamp(clamp($i & 255, 3, 200), sumto($i & 3), 100); 
   $t += max($i & 3, 2); $t ^= $w->getX(); $z = clamp($i, $t, $t + $i); }
 return [$t, $f, $c, $z, $v->run(1000), $w->run($n)]; }
function ov($n) { $r = 0; for ($i = 0; $i < $n; $i++) { $r = over($i); } return $r; }
for ($k = 0; $k < 3; $k++) { var_dump(main(3000)); } var_dump(ov(2000));
