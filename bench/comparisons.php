<?php
// Comparing across types: numeric strings, strings, null, arrays, objects; ==, ===, <, <=>.
// Group loops; quick size 5000.
$n = (int) ($argv[1] ?? 500000);
$numbers = ['1', '10', '1e1', '010', ' 10', 'abc', '1.5', ''];
$arrays = [[1, 2, 3], [1, 2, 3], ['a' => 1, 'b' => [2]], ['b' => [2], 'a' => 1]];
$left = new ArrayObject([1]);
$right = clone $left;
$hits = 0;
for ($i = 0; $i < $n; $i++) {
    $a = $numbers[$i & 7];
    $b = $numbers[$i * 3 + 1 & 7];
    $hits += $a == $b;
    $hits += $a < $b;
    $hits += $a <=> '10';
    $hits += $a == 10;
    $hits += $a === $b;
    $hits += $arrays[$i & 3] == $arrays[$i + 1 & 3];
    $hits += $left == $right;
    $hits += $a == null;
}
echo $hits, "\n";
