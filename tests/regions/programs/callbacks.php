<?php
// Functions that library functions call back, without frames, and closures that loops call.
class T { private $by = 3; public $log = 0; function add($n) { return $n + $this->by; } static function sq(int $n): int { return $n * $n; } function noisy($n) { $this->log++; return $n; } }
function odd(int $n): bool { return ($n & 1) === 1; }
function rec($k) { return $k < 2 ? $k : rec($k - 1) + rec($k - 2); }
$t = new T; $factor = 2; $off = 1.5; $pre = "p";
for ($r = 0; $r < 30; $r++) {
    $u = range(1, 50); $u[7] = "x" . $r; if ($r > 20) { $u[9] = 2.5; }
    $n = range($r, 100);
    $s = array_sum(array_map(fn($v) => $v * $factor + 1, $n));
    $s += count(array_filter($n, 'odd'));
    $s += array_reduce($n, fn($c, $v) => $c + $v, 0);
    $s += array_sum(array_map([$t, 'add'], $n)) + array_sum(array_map('T::sq', $n)) + array_sum(array_map([$t, 'noisy'], $n));
    $w = array_map(fn($v) => [$v, $v * 2], $n); $s += $w[3][1];
    usort($n, fn($a, $b) => $b <=> $a); $s += $n[0];
    usort($w, fn($a, $b) => $b[0] - $a[0]); $s += $w[0][1];
    $q = array_map(fn($v) => $v . $pre, $u);
    $z = array_map(fn($v) => $v === null ? 1 : $off, [null, 1, null]);
    $y = array_map('rec', [1, 5, 9]); $s += $y[2];
    $x = array_map(function ($v) use (&$s) { $s++; return $v > 3; }, [1, 5]);
    $o = array_map(fn($v) => new T, [1, 2, 3]); $s += count($o);
    try { array_map(function ($v) { if ($v == 40) { throw new Exception("at $v"); } return $v; }, range(1, 45)); } catch (Exception $e) { echo $e->getMessage(), count($e->getTrace()), "\n"; }
    try { $m = array_map(fn(int $v) => intdiv(100, $v - 20), range(1, 30)); } catch (DivisionByZeroError $e) { echo $e->getMessage(), $e->getLine(), "\n"; }
    if ($r == 25) { $factor = 2.5; }
    echo $s, " ", $q[7], $q[9], json_encode([$z, $x, $y]), $t->log, "\n";
}
var_dump(new T);
$s = 0; for ($i = 0; $i < 300; $i++) { $x = $i % 7; $y = $i % 5; $s += ($x <=> $y) * 3 + ($x <=> 3) + (2 <=> $y) + ($x / 2 <=> $y); $z = NAN; $s += ($z <=> 1.5) + (1.5 <=> $z); } echo $s, "\n";
class Brief { static $dead = 0; public $x = 1; function __destruct() { self::$dead++; } }
function dyn($n) {
    $by = 3; $txt = "t"; $arr = [1, 2, 3];
    $add = fn($x) => $x + $by;
    $mul = function ($x, $y = 2) use ($by) { return $x * $y + $by; };
    $pair = fn($x) => [$x, $txt, $arr];
    $fib = function ($k) use (&$fib) { return $k < 2 ? $k : $fib($k - 1) + $fib($k - 2); };
    $bad = function ($k) { if ($k % 40 == 13) { throw new Exception("k$k"); } return $k; };
    $m = new Brief; $keep = fn() => $m->x; unset($m);
    $fs = [$add, $mul];
    $s = 0; $log = [];
    for ($i = 0; $i < $n; $i++) {
        $s += $add($i) + $mul($i) + $mul($i, 3);
        $p = $pair($i); $s += $p[0] + $p[2][1] + strlen($p[1]);
        $s += $fs[$i & 1]($i);
        $s += $keep();
        if ($i % 50 == 0) { $s += $fib(7); }
        try { $s += $bad($i); } catch (Exception $e) { $log[] = $e->getMessage() . count($e->getTrace()); }
        foreach ($fs as $f) { $s += $f(1); }
        if ($i == 100) { $add = fn($x) => $x - 1.5; }
        if ($i == 150) { $keep = fn() => 5; }
        $g = fn($q) => $q + $i; $s += $g(2);
    }
    return [$s, $log, Brief::$dead];
}
for ($r = 0; $r < 3; $r++) echo json_encode(dyn(300 + $r)), "\n";
function q($n) { $by = 3; $f = fn($x) => $x + $by; $g = function($x) use ($by) { return $x * 2; }; $s = 0; for ($i = 0; $i < $n; $i++) { $s += $f($i) + $g($i); $h = fn($x) => $x + $i; $s += $h(3); } return $s; }
for ($r = 0; $r < 3; $r++) echo q(400), "\n";
