<?php
// str_replace() over ten megabytes.
$n = (int) ($argv[1] ?? 230000);
$text = str_repeat("The quick brown fox jumps over the lazy dog.\n", $n);
$text = str_replace(['quick', 'lazy'], ['slow', 'energetic'], $text, $count);
echo strlen($text), " $count ", md5($text), "\n";
