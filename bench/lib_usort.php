<?php
// usort() of integers with a PHP callback.
// Group callbacks; quick size 3000.
$n = (int) ($argv[1] ?? 260000);
$seed = 1;
$numbers = [];
for ($i = 0; $i < $n; $i++) {
    $seed = $seed * 16807 % 2147483647;
    $numbers[] = $seed;
}
usort($numbers, fn($a, $b) => $a <=> $b);
echo $numbers[0], ' ', $numbers[$n - 1], "\n";
