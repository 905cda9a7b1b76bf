<?php
// switch over ints and strings, match with and without a subject, ?? and ?: chains.
// Group loops; quick size 30000.
function name(int $code): string
{
    switch ($code) {
        case 0:
            return 'zero';
        case 1:
        case 2:
            return 'few';
        case 10:
            return 'ten';
        default:
            return 'many';
    }
}

function weight(string $name): int
{
    switch ($name) {
        case 'zero': return 0;
        case 'few': return 2;
        case 'ten': return 10;
        case 'many': return 99;
    }
    return -1;
}

function grade(int $points): string
{
    return match (true) {
        $points >= 90 => 'A',
        $points >= 75 => 'B',
        $points >= 50 => 'C',
        default => 'F',
    };
}

$n = (int) ($argv[1] ?? 2600000);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += weight(name($i % 12));
    $sum += match ($i % 5) { 0 => 1, 1, 2 => 7, 3 => 9, 4 => 11 };
    $sum += match (grade($i % 100)) { 'A' => 4, 'B' => 3, 'C' => 2, 'F' => 0 };
    $sum += ($i % 7 ?: 5) + ($missing ?? 1);
}
echo $sum, "\n";
