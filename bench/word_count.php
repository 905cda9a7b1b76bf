<?php
// Counting the words of a generated text, most frequent first.
// Group loops; quick size 10000.
$n = (int) ($argv[1] ?? 1100000);
$syllables = ['ka', 'lo', 'mi', 're', 'su', 'ta', 'vo'];
$seed = 17;
$text = '';
for ($i = 0; $i < $n; $i++) {
    $seed = ($seed * 1103515245 + 12345) & 0x7FFFFFFF;
    $text .= $syllables[$seed % 7];
    $text .= $seed % 5 < 2 ? ($seed % 3 ? ' ' : "\n") : $syllables[($seed >> 8) % 7] . ' ';
}
$counts = [];
foreach (explode("\n", $text) as $line) {
    foreach (explode(' ', trim($line)) as $word) {
        if ($word === '') {
            continue;
        }
        $counts[$word] = ($counts[$word] ?? 0) + 1;
    }
}
ksort($counts);
arsort($counts);
foreach (array_slice($counts, 0, 8, true) as $word => $count) {
    printf("%-10s %6d\n", $word, $count);
}
echo count($counts), ' ', array_sum($counts), "\n";
