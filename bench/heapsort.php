<?php
// Heapsort of pseudo-random numbers, in place through a reference.
// Group loops; quick size 2000.
function heapsort(array &$a): void
{
    $n = count($a);
    for ($i = $n >> 1; $i-- > 0;) {
        sift($a, $i, $n);
    }
    for ($end = $n - 1; $end > 0; $end--) {
        $t = $a[0];
        $a[0] = $a[$end];
        $a[$end] = $t;
        sift($a, 0, $end);
    }
}

function sift(array &$a, int $root, int $end): void
{
    $value = $a[$root];
    while (($child = 2 * $root + 1) < $end) {
        if ($child + 1 < $end && $a[$child] < $a[$child + 1]) {
            $child++;
        }
        if ($value >= $a[$child]) {
            break;
        }
        $a[$root] = $a[$child];
        $root = $child;
    }
    $a[$root] = $value;
}

$n = (int) ($argv[1] ?? 250000);
$seed = 42;
$a = [];
for ($i = 0; $i < $n; $i++) {
    $seed = ($seed * 3877 + 29573) % 139968;
    $a[] = $seed;
}
heapsort($a);
$check = 0;
foreach ($a as $i => $v) {
    $check = ($check + $i * $v) % 1000007;
}
echo "$a[0] {$a[$n - 1]} $check\n";
