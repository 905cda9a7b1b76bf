<?php
// Counting the solutions of the n-queens problem with bit masks.
// Group calls; quick size 8.
function place(int $all, int $columns, int $left, int $right): int
{
    if ($columns === $all) {
        return 1;
    }
    $count = 0;
    $free = $all & ~($columns | $left | $right);
    while ($free) {
        $bit = $free & -$free;
        $free ^= $bit;
        $count += place($all, $columns | $bit, ($left | $bit) << 1, ($right | $bit) >> 1);
    }
    return $count;
}

$n = (int) ($argv[1] ?? 13);
echo "$n queens: ", place((1 << $n) - 1, 0, 0, 0), "\n";
