<?php
// Spectral norm of the Benchmarks Game.
// Group loops; quick size 60.
function a(int $i, int $j): float
{
    return 1 / ((($i + $j) * ($i + $j + 1) >> 1) + $i + 1);
}

function av(int $n, array $v): array
{
    $out = [];
    for ($i = 0; $i < $n; $i++) {
        $sum = 0.0;
        for ($j = 0; $j < $n; $j++) {
            $sum += a($i, $j) * $v[$j];
        }
        $out[] = $sum;
    }
    return $out;
}

function atv(int $n, array $v): array
{
    $out = [];
    for ($i = 0; $i < $n; $i++) {
        $sum = 0.0;
        for ($j = 0; $j < $n; $j++) {
            $sum += a($j, $i) * $v[$j];
        }
        $out[] = $sum;
    }
    return $out;
}

$n = (int) ($argv[1] ?? 480);
$u = array_fill(0, $n, 1.0);
for ($i = 0; $i < 5; $i++) {
    $v = atv($n, av($n, $u));
    $u = atv($n, av($n, $v));
}
$vbv = $vv = 0.0;
for ($i = 0; $i < $n; $i++) {
    $vbv += $u[$i] * $v[$i];
    $vv += $v[$i] * $v[$i];
}
printf("%0.9f\n", sqrt($vbv / $vv));
