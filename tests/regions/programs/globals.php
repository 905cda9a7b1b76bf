<?php
// Variables of the main script while its loops run compiled: seen and changed by callees, by name and through references.
function bump() { global $n; $n += 10; return $GLOBALS['i']; }
$n = 0; $seen = 0;
for ($i = 0; $i < 3000; $i++) { $n += 1; if ($i % 500 === 0) { $seen += bump(); } }
var_dump($n, $seen, $i);
for ($i = 0; $i < 300; $i++) { $sum = ($sum ?? 0) + $i; if ($i === 200) { $GLOBALS['sum'] = 'text'; $sum = 3; } }
var_dump($sum);
function named() { $total = 0; for ($i = 0; $i < 2000; $i++) { $total += $i; if ($i % 700 === 3) { extract(['total' => $total + 1]); $copy = compact('total', 'i'); } } var_dump($copy, $total); }
named();
function &reference() { static $kept = 5; return $kept; }
function through() { $x = &reference(); $y = 0; for ($i = 0; $i < 900; $i++) { $y += $x; if ($i === 450) { $x = 7; } } var_dump($x, $y); }
through();
function arguments($a, $b) { for ($i = 0; $i < 500; $i++) { $a += $i; $b = $a * 2; } return func_get_args(); }
var_dump(arguments(1, 2));
function traced($a) { for ($i = 0; $i < 500; $i++) { $a += $i; if ($i === 400) { return (new Exception)->getTrace()[0]['args']; } } }
var_dump(traced(1));
function by_reference(array &$list, int &$count) { for ($i = 0; $i < count($list); $i++) { $list[$i] = $list[$i] * 2; $count += $list[$i]; } }
$list = range(1, 400); $copy = $list; $count = 0; by_reference($list, $count); var_dump($count, $list[399], $copy[399]);
$k = 0; $closure = function () use (&$k) { for ($i = 0; $i < 400; $i++) { $k += $i; } return $k; }; var_dump($closure(), $k);
foreach ([1, 2] as $round) { for ($i = 0; $i < 100; $i++) { $late = $i; } unset($late); var_dump(isset($late)); }
