<?php
// References: variables, elements, properties, parameters, static and global variables.
// Group loops; quick size 10000.
function &slot(array &$table, int $key): int
{
    if (!isset($table[$key])) {
        $table[$key] = 0;
    }
    return $table[$key];
}

function count_up(): int
{
    static $count = 0;
    return ++$count;
}

function add_to_total(int $n): void
{
    global $total;
    $total += $n;
}

function swap(&$a, &$b): void
{
    $c = $a;
    $a = $b;
    $b = $c;
}

$n = (int) ($argv[1] ?? 980000);
$table = [];
$total = 0;
$box = new stdClass;
$box->value = 0;
$alias = &$box->value;
$tree = [];
for ($i = 0; $i < $n; $i++) {
    $place = &slot($table, $i & 15);
    $place += $i;
    unset($place);
    add_to_total(count_up() & 3);
    $alias++;
    swap($table[0], $table[1]);
    $node = &$tree;
    foreach ([$i & 1, $i & 2] as $key) {
        $node = &$node[$key];
    }
    $node = $i;
    unset($node);
}
echo array_sum($table), " $total {$box->value} ", count($tree), "\n";
