<?php
// mb_strlen(), mb_substr(), mb_strpos() and mb_strtolower() of about 100 kilobytes of UTF-8.
// Group library; quick size 4; needs mbstring.
$n = (int) ($argv[1] ?? 220);
$text = str_repeat("Příliš ŽLUŤOUČKÝ kůň úpěl ĎÁBELSKÉ ódy, 日本語のテキスト and some ASCII. ", 1100);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += mb_strlen($text) + strlen(mb_substr($text, 1000 + $i, 500)) + (int) mb_strpos($text, 'ASCII. Př', $i);
    $sum += (int) mb_strpos($text, 'žádný') + strlen(mb_strtolower($text));
}
echo strlen($text), ' ', $sum, "\n";
