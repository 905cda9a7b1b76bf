<?php
// Appending, interpolating and imploding strings.
// Group loops; quick size 40000.
$n = (int) ($argv[1] ?? 4000000);
$s = '';
for ($i = 0; $i < $n; $i++) {
    $s .= 'x';
    if ($i % 1000 === 0) {
        $s .= "[$i:{$s[0]}]";
    }
}
$parts = [];
for ($i = 0; $i < $n / 10; $i++) {
    $parts[] = "item $i of " . $n;
}
$joined = implode(', ', $parts);
echo strlen($s), ' ', strlen($joined), ' ', md5($s), ' ', md5($joined), "\n";
