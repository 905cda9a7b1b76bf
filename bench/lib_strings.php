<?php
// The everyday functions on short strings.
// Group library; quick size 1000.
$n = (int) ($argv[1] ?? 110000);
$words = ['Lorem', 'ipsum', 'dolor', ' sit ', "amet\n", 'CONSECTETUR', 'ädipiscing'];
$length = 0;
for ($i = 0; $i < $n; $i++) {
    $word = $words[$i % 7];
    $line = "$word;$i;" . strtoupper($word) . ';' . ucfirst(strtolower($word));
    $parts = explode(';', $line);
    $length += strlen(implode(', ', $parts)) + strlen(trim($parts[0])) + strlen(rtrim($word, "\n"));
    $length += strpos($line, ';') + strrpos($line, ';') + substr_count($line, ';');
    $length += strlen(substr($line, 2, 5)) + strlen(str_replace(';', ' - ', $line)) + strlen(strrev($word));
    $length += strlen(str_pad((string) $i, 8, '0', STR_PAD_LEFT)) + strlen(ucwords("a few $word words"));
    $length += strlen(strtr($line, 'abc', 'xyz')) + strlen(strtr($line, ['Lorem' => 'L', ';' => '']));
    $length += strlen(htmlspecialchars("<a href='$word'>")) + strlen(addslashes($line)) + strlen(nl2br($word));
    $length += str_contains($line, 'dolor') + str_starts_with($line, 'L') + strspn($word, 'aeiou');
    $length += (strcmp($word, 'dolor') <=> 0) + (strncasecmp($word, 'DOLOR', 3) <=> 0) + levenshtein($word, 'dollar');
    $length += strlen(wordwrap($line, 10, "\n", true)) + strlen(bin2hex($word)) + crc32($line) % 10;
    $length += ord($word) + strlen(chr($i & 127)) + strlen(dechex($i)) + count(str_split($line, 4));
}
echo $length, "\n";
