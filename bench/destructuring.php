<?php
// list(): positions, keys, nested, swaps, in foreach; array literals, spread in arrays, unset.
// Group loops; quick size 9000.
$n = (int) ($argv[1] ?? 880000);
$points = [[1, 2, 'a'], [3, 4, 'b'], [5, 6, 'c']];
$sum = 0;
$a = 1;
$b = 2;
for ($i = 0; $i < $n; $i++) {
    [$x, $y] = $points[$i % 3];
    ['w' => $w, 'h' => $h] = ['w' => $i, 'h' => 2];
    [[$p, , $q], $r] = [[$i, 5, 7], 9];
    [$a, $b] = [$b, $a];
    $sum += $x * $y + $w + $h + $p + $q + $r + $a;
    if ($i % 10 === 0) {
        foreach ($points as [$left, , $name]) {
            $sum += $left + strlen($name);
        }
        $all = [...$points[0], 'k' => $i, ...[$i]];
        unset($all['k'], $all[0]);
        $sum += count($all);
    }
}
echo "$sum $a $b\n";
