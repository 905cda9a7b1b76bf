<?php
// Deep recursion.
// Group calls; quick size 10.
function ack(int $m, int $n): int
{
    if ($m === 0) {
        return $n + 1;
    }
    if ($n === 0) {
        return ack($m - 1, 1);
    }
    return ack($m - 1, ack($m, $n - 1));
}

$n = (int) ($argv[1] ?? 18);
echo "ack(2,$n)=", ack(2, $n), " ack(3,", intdiv($n, 2), ")=", ack(3, intdiv($n, 2)), "\n";
