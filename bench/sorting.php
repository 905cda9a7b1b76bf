<?php
// Sorting records with user callbacks.
// Group callbacks; quick size 400.
$n = (int) ($argv[1] ?? 41000);
$seed = 1;
$records = [];
for ($i = 0; $i < $n; $i++) {
    $seed = ($seed * 16807) % 2147483647;
    $records[] = ['id' => $i, 'group' => $seed % 17, 'score' => $seed % 1000 / 8];
}
usort($records, function (array $a, array $b): int {
    return $a['group'] <=> $b['group'] ?: $b['score'] <=> $a['score'];
});
$check = 0;
foreach ($records as $i => $r) {
    $check = ($check * 31 + $r['id'] * $i) % 1000003;
}
uasort($records, fn($a, $b) => $a['id'] - $b['id']);
uksort($records, fn($a, $b) => $b <=> $a);
echo $check, ' ', $records[0]['group'], ' ', key($records), ' ', $records[$n - 1]['score'], "\n";
