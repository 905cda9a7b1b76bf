<?php
// PHP functions called by internal ones: array_map and its kin, call_user_func, first-class callables, strings as names.
// Group callbacks; quick size 10.
final class Tools
{
    public function __construct(private int $by)
    {
    }

    public function add(int $n): int
    {
        return $n + $this->by;
    }

    public static function square(int $n): int
    {
        return $n * $n;
    }
}

function odd(int $n): bool
{
    return ($n & 1) === 1;
}

$n = (int) ($argv[1] ?? 750);
$numbers = range(1, 1000);
$tools = new Tools(3);
$add = $tools->add(...);
$factor = 2;
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += array_sum(array_map(fn($v) => $v * $factor, $numbers));
    $sum += count(array_filter($numbers, 'odd'));
    $sum += array_reduce($numbers, fn($carry, $v) => $carry + $v, 0);
    $sum += array_sum(array_map([$tools, 'add'], $numbers));
    $sum += array_sum(array_map('Tools::square', $numbers));
    array_walk($numbers, function (&$v, $k) use ($i) {
        $v = ($v + $i) % 1000;
    });
    foreach ($numbers as $v) {
        $sum += $add($v) + call_user_func('odd', $v);
    }
}
echo $sum, "\n";
