<?php
// preg_replace_callback(), usort() by a key, uasort(), uksort(), array_walk(): callbacks that do little.
// Group callbacks; quick size 4.
$n = (int) ($argv[1] ?? 160);
$text = str_repeat('The year 1999 had 365 days; 2000 had 366. ', 100);
$rows = [];
for ($i = 0; $i < 1000; $i++) {
    $rows["r$i"] = ['id' => $i * 7919 % 1000, 'name' => 'n' . $i * 31 % 997];
}
$check = 0;
for ($i = 0; $i < $n; $i++) {
    $check += strlen(preg_replace_callback('/\d+/', fn(array $m): string => dechex((int) $m[0]), $text));
    $sorted = $rows;
    usort($sorted, fn(array $a, array $b): int => $a['id'] <=> $b['id']);
    $check += $sorted[10]['id'];
    uasort($rows, fn($a, $b) => strcmp($a['name'], $b['name']));
    uksort($rows, 'strcmp');
    array_walk($sorted, function (array $row, int $at) use (&$check) {
        $check += $row['id'] * $at;
    });
}
echo $check, ' ', array_key_first($rows), "\n";
