<?php
// Functions over whole arrays, large and small.
// Group library; quick size 2.
$n = (int) ($argv[1] ?? 6);
$list = range(1, 10000);
$hash = array_combine(array_map(fn($i) => "k$i", $list), $list);
$rows = array_map(fn($i) => ['id' => $i, 'name' => "n$i"], $list);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += count(array_merge($list, $hash)) + count(array_slice($list, 100, 5000)) + array_sum($list);
    $sum += count(array_unique(array_merge($list, $list))) + count(array_flip($hash)) + max($list) + min($hash);
    $sum += count(array_column($rows, 'name', 'id')) + array_search(9000, $list) + in_array(-1, $list);
    $sum += array_reverse($list)[0] + count(array_chunk($list, 7)) + count(array_fill(0, 5000, $i));
    $sum += count(array_diff($list, [1, 2, 3])) + count(array_intersect_key($hash, ['k1' => 1, 'k5' => 1]));
    $sum += count(array_diff_key($hash, $hash)) + count(array_keys($hash)) + count(array_values($hash));
    $sum += count(array_pad($list, 10100, 0)) + array_product([1, 2, 3]) + count(array_fill_keys($list, 0));
    $sum += count(array_intersect($list, range(5000, 6000))) + count(array_count_values($list));
    $copy = $list;
    array_splice($copy, 50, 100, ['x', 'y']);
    for ($j = 0; $j < 1000; $j++) {
        $stack[] = $j;
        array_push($stack, $j, $j);
        $sum += array_pop($stack) + count(array_slice($list, $j, 3));
        $sum += array_key_exists("k$j", $hash) + in_array($j, [1, 2, 3]) + end($rows)['id'];
        array_unshift($copy, $j);
        array_shift($copy);
    }
    $sum += count($copy);
}
echo $sum, ' ', count($stack), "\n";
