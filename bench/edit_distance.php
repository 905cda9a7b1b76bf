<?php
// Levenshtein distance by dynamic programming over two rows.
// Group loops; quick size 120.
function distance(string $a, string $b): int
{
    $previous = range(0, strlen($b));
    for ($i = 1; $i <= strlen($a); $i++) {
        $row = [$i];
        for ($j = 1; $j <= strlen($b); $j++) {
            $cost = $a[$i - 1] === $b[$j - 1] ? 0 : 1;
            $row[$j] = min($previous[$j] + 1, $row[$j - 1] + 1, $previous[$j - 1] + $cost);
        }
        $previous = $row;
    }
    return $previous[strlen($b)];
}

$n = (int) ($argv[1] ?? 1300);
$a = $b = '';
for ($i = 0; $i < $n; $i++) {
    $a .= chr(97 + $i * 7 % 26);
    $b .= chr(97 + $i * 11 % 26);
}
echo distance($a, $b), ' ', distance($a, strrev($a)), "\n";
