<?php
// Conway's game of life on a torus held as a hash of living cells.
// Group loops; quick size 100.
$steps = (int) ($argv[1] ?? 31000);
$size = 24;
$alive = [];
foreach ([[1, 0], [2, 1], [0, 2], [1, 2], [2, 2], [10, 10], [11, 10], [12, 10], [11, 11], [13, 9]] as [$x, $y]) {
    $alive["$x,$y"] = [$x, $y];
}
for ($step = 0; $step < $steps; $step++) {
    $neighbours = [];
    foreach ($alive as [$x, $y]) {
        for ($dx = -1; $dx <= 1; $dx++) {
            for ($dy = -1; $dy <= 1; $dy++) {
                if ($dx || $dy) {
                    $nx = ($x + $dx + $size) % $size;
                    $ny = ($y + $dy + $size) % $size;
                    $key = "$nx,$ny";
                    $neighbours[$key][0] = ($neighbours[$key][0] ?? 0) + 1;
                    $neighbours[$key][1] = [$nx, $ny];
                }
            }
        }
    }
    $next = [];
    foreach ($neighbours as $key => [$count, $cell]) {
        if ($count === 3 || ($count === 2 && isset($alive[$key]))) {
            $next[$key] = $cell;
        }
    }
    $alive = $next;
}
ksort($alive);
echo count($alive), ' ', md5(implode(' ', array_keys($alive))), "\n";
