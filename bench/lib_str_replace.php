<?php
// str_replace() over ten megabytes.
// Group library; quick size 2.
$n = (int) ($argv[1] ?? 20);
$text = str_repeat("The quick brown fox jumps over the lazy dog.\n", 230000);
for ($i = 0; $i < $n; $i++) {
    $replaced = str_replace(['quick', 'lazy'], ['slow', 'energetic'], $text, $count);
}
echo strlen($replaced), " $count ", md5($replaced), "\n";
