<?php
// mb_strlen(), mb_substr(), mb_strpos() and mb_strtolower() of about 100 kilobytes of ASCII.
// Group library; quick size 4; needs mbstring.
$n = (int) ($argv[1] ?? 1500);
$text = str_repeat("The Quick Brown Fox jumps over the lazy dog, and some more ASCII. ", 1600);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += mb_strlen($text) + strlen(mb_substr($text, 1000 + $i, 500)) + (int) mb_strpos($text, 'ASCII. Th', $i);
    $sum += (int) mb_strpos($text, 'never there') + strlen(mb_strtolower($text));
}
echo strlen($text), ' ', $sum, "\n";
