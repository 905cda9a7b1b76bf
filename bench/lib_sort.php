<?php
// sort() and its kin with their flags, over ints, floats, words and rows.
// Group library; quick size 1.
$n = (int) ($argv[1] ?? 8);
$seed = 42;
$ints = $words = $floats = $mixed = [];
for ($i = 0; $i < 10000; $i++) {
    $seed = $seed * 16807 % 2147483647;
    $ints[] = $seed;
    $floats[] = $seed / 1000;
    $words["k$i"] = 'w' . $seed % 5000;
    $mixed[] = $i % 3 ? (string) ($seed % 1000) : $seed % 1000;
}
$check = 0;
for ($i = 0; $i < $n; $i++) {
    $a = $ints;
    sort($a);
    $check += $a[100];
    $a = $floats;
    rsort($a);
    $check += (int) $a[100];
    $a = $words;
    asort($a);
    $check += strlen(key($a));
    $a = $words;
    asort($a, SORT_NATURAL | SORT_FLAG_CASE);
    $check += strlen(key($a));
    ksort($a);
    krsort($a, SORT_STRING);
    $check += strlen(key($a));
    $a = $mixed;
    sort($a);
    arsort($a, SORT_NUMERIC);
    $check += (int) current($a);
    $a = $ints;
    $b = $mixed;
    array_multisort($b, SORT_DESC, SORT_NUMERIC, $a);
    $check += $a[5] + count(array_unique($mixed));
}
echo $check, "\n";
