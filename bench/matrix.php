<?php
// Product of two square matrices held as arrays of arrays.
// Group loops; quick size 40.
function matrix(int $n, int $seed): array
{
    $m = [];
    for ($i = 0; $i < $n; $i++) {
        for ($j = 0; $j < $n; $j++) {
            $m[$i][$j] = ($i * $seed + $j * 7) % 11 - 5;
        }
    }
    return $m;
}

function product(array $a, array $b): array
{
    $n = count($a);
    $c = [];
    for ($i = 0; $i < $n; $i++) {
        $row = $a[$i];
        for ($j = 0; $j < $n; $j++) {
            $sum = 0;
            for ($k = 0; $k < $n; $k++) {
                $sum += $row[$k] * $b[$k][$j];
            }
            $c[$i][$j] = $sum;
        }
    }
    return $c;
}

$n = (int) ($argv[1] ?? 230);
$c = product(matrix($n, 3), matrix($n, 5));
$trace = 0;
for ($i = 0; $i < $n; $i++) {
    $trace += $c[$i][$i] * ($i + 1);
}
echo "$trace {$c[0][$n - 1]} {$c[$n - 1][0]}\n";
