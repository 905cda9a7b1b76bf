<?php
// Fannkuch-redux of the Benchmarks Game: permutations and reversals in packed arrays.
// Group loops; quick size 7.
function fannkuch(int $n): array
{
    $p = range(0, $n - 1);
    $count = array_fill(0, $n, 0);
    $max = 0;
    $checksum = 0;
    $permutation = 0;
    $r = $n;
    while (true) {
        while ($r !== 1) {
            $count[$r - 1] = $r;
            $r--;
        }
        $q = $p;
        $flips = 0;
        while (($k = $q[0]) !== 0) {
            for ($i = 0, $j = $k; $i < $j; $i++, $j--) {
                [$q[$i], $q[$j]] = [$q[$j], $q[$i]];
            }
            $flips++;
        }
        $max = max($max, $flips);
        $checksum += $permutation % 2 === 0 ? $flips : -$flips;
        while (true) {
            if ($r === $n) {
                return [$checksum, $max];
            }
            $first = $p[0];
            for ($i = 0; $i < $r; $i++) {
                $p[$i] = $p[$i + 1];
            }
            $p[$r] = $first;
            if (--$count[$r] > 0) {
                break;
            }
            $r++;
        }
        $permutation++;
    }
}

$n = (int) ($argv[1] ?? 9);
[$checksum, $max] = fannkuch($n);
echo "$checksum\nPfannkuchen($n) = $max\n";
