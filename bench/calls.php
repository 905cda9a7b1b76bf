<?php
// Calls of a small user function in a loop.
// Group calls; quick size 100000.
function mix(int $a, int $b): int
{
    return ($a * 31 + $b) & 0xFFFFFF;
}

$n = (int) ($argv[1] ?? 13000000);
$h = 7;
for ($i = 0; $i < $n; $i++) {
    $h = mix($h, $i);
}
echo $h, "\n";
