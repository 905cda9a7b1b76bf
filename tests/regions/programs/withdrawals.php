<?php
// Handlers of oplines change while a region is there: calls are fused at their first execution, destructors throw later.
class Bomb { function __destruct() { throw new LogicException('late'); } }
function drop($i) { if ($i === 700) { $b = new Bomb; unset($b); } return $i; }
function run() {
    $t = 0;
    try {
        for ($i = 0; $i < 1000; $i++) { $t += $i; if ($i > 600) { $t += drop($i); } }
    } catch (LogicException $e) { echo $e->getMessage(), " $i $t\n"; }
    for ($i = 0; $i < 1000; $i++) { $t += $i; }
    return $t;
}
var_dump(run(), run());
function fused() { $t = 0; for ($i = 0; $i < 600; $i++) { $t += $i; if ($i === 300) { $t += strlen(str_repeat('x', $i)); } if ($i > 500) { $t += intdiv($i, 3); } } return $t; }
var_dump(fused(), fused());
function eval_in_loop() { $t = 0; for ($i = 0; $i < 400; $i++) { $t += $i; if ($i % 100 === 50) { eval('$t += 1; $i += 1;'); } } return [$t, $i]; }
var_dump(eval_in_loop());
$array = [3, 1, 2];
for ($k = 0; $k < 200; $k++) { $n = 0; for ($i = 0; $i < 3; $i++) { $n += $array[$i]; } if ($k === 100) { $array = [1.5, 2.5, 3.5]; } if ($k === 150) { $array = ['a' => 1, 0 => 5, 1 => 6, 2 => 7]; } }
var_dump($n);
declare(ticks=50) { $ticks = 0; register_tick_function(function () use (&$ticks) { $ticks++; }); for ($i = 0; $i < 200; $i++) { $x = $i * 2; } }
var_dump($ticks > 3, $x);
$fiber = new Fiber(function () { $t = 0; for ($i = 0; $i < 500; $i++) { $t += $i; if ($i % 100 === 0) { Fiber::suspend($t); } } return $t; });
$v = $fiber->start(); while (!$fiber->isTerminated()) { for ($i = 0; $i < 100; $i++) { $v += $i; } echo $v, ' '; $v = $fiber->resume(); } echo $fiber->getReturn(), "\n";
