<?php
// Permutations and subsets by recursion over arrays passed by value.
// Group loops; quick size 6.
function permute(array $items, array $prefix, callable $visit): void
{
    if (!$items) {
        $visit($prefix);
        return;
    }
    foreach ($items as $i => $item) {
        $rest = $items;
        unset($rest[$i]);
        permute($rest, [...$prefix, $item], $visit);
    }
}

function subsets(array $items): array
{
    if ($items === []) {
        return [[]];
    }
    $last = array_pop($items);
    $without = subsets($items);
    return array_merge($without, array_map(fn($s) => [...$s, $last], $without));
}

$n = (int) ($argv[1] ?? 9);
$count = 0;
$check = 0;
permute(range(1, $n), [], function (array $p) use (&$count, &$check) {
    $count++;
    $check = ($check * 31 + $p[0] * 10 + $p[count($p) - 1]) % 1000003;
});
echo "$count $check ", count(subsets(range(1, $n + 2))), "\n";
