<?php
// Method calls on one object, and the same work by a plain function for comparison.
// Group calls; quick size 50000.
final class Counter
{
    public function step(int $by): int
    {
        return $by + 1;
    }

    public static function leap(int $by): int
    {
        return $by + 1;
    }
}

function step(int $by): int
{
    return $by + 1;
}

$n = (int) ($argv[1] ?? 4600000);
$which = $argv[2] ?? 'all';
$counter = new Counter;
$sum = 0;
if ($which !== 'method' && $which !== 'static') {
    for ($i = 0; $i < $n; $i++) {
        $sum += step($i);
    }
}
if ($which !== 'function' && $which !== 'static') {
    for ($i = 0; $i < $n; $i++) {
        $sum += $counter->step($i);
    }
}
if ($which !== 'function' && $which !== 'method') {
    for ($i = 0; $i < $n; $i++) {
        $sum += Counter::leap($i);
    }
}
echo $sum, "\n";
