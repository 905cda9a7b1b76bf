<?php
// The sieve of Eratosthenes over a packed array.
// Group loops; quick size 40000.
$n = (int) ($argv[1] ?? 4200000);
$composite = array_fill(0, $n + 1, false);
for ($i = 2; $i * $i <= $n; $i++) {
    if (!$composite[$i]) {
        for ($j = $i * $i; $j <= $n; $j += $i) {
            $composite[$j] = true;
        }
    }
}
$count = 0;
$last = 0;
for ($i = 2; $i <= $n; $i++) {
    if (!$composite[$i]) {
        $count++;
        $last = $i;
    }
}
echo "$count primes, the last is $last\n";
