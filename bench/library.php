<?php
// The library's heavy lifting: sorting with a callback, replacing, JSON, mapping and filtering, calls of small builtins.
$n = (int) ($argv[1] ?? 50000);
$seed = 1;
$numbers = [];
for ($i = 0; $i < $n; $i++) {
    $seed = $seed * 16807 % 2147483647;
    $numbers[] = $seed;
}
$sorted = $numbers;
usort($sorted, fn($a, $b) => $a <=> $b);
echo $sorted[0], ' ', $sorted[$n - 1], "\n";

$text = str_repeat("The quick brown fox jumps over the lazy dog.\n", 4 * $n);
echo md5(str_replace(['quick', 'lazy'], ['slow', 'energetic'], $text)), "\n";

$json = json_encode(array_map(fn($v) => ['id' => $v, 'name' => "item $v", 'tags' => [1, 2.5, null]], $numbers));
echo md5($json), ' ', count(json_decode($json, true)), "\n";

$big = range(1, 5 * $n);
echo array_sum(array_filter(array_map(fn($v) => $v * 2, $big), fn($v) => $v % 3 === 0)), "\n";

$length = 0;
for ($i = 0; $i < 2 * $n; $i++) {
    $length += strlen(str_pad((string) $i, 8, '0', STR_PAD_LEFT)) + abs(-$i) % 3;
}
echo $length, "\n";
