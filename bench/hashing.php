<?php
// String keys in a hash: insert, look up, count, delete.
// Group loops; quick size 10000.
$n = (int) ($argv[1] ?? 1200000);
$table = [];
for ($i = 0; $i < $n; $i++) {
    $key = dechex($i * 7919 % 65521);
    if (isset($table[$key])) {
        $table[$key]++;
    } else {
        $table[$key] = 1;
    }
}
$hits = 0;
for ($i = $n; $i > 0; $i--) {
    $hits += $table[dechex($i)] ?? 0;
}
foreach ($table as $key => $count) {
    if ($count > 1 || strlen((string) $key) < 3) {
        unset($table[$key]);
    }
}
echo count($table), " $hits ", array_key_first($table), ' ', array_key_last($table), "\n";
