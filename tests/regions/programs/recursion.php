<?php
// Functions that call themselves and each other, left on the way at any depth.
function fib($n)
{
    return $n < 2 ? $n : fib($n - 1) + fib($n - 2);
}

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

function halves(int $depth, float $x, int $step = 3): float
{
    if ($depth === 0) {
        return $x;
    }
    $half = $x / 2;
    return halves($depth - 1, $half) + halves($depth - $step % 2, $half, 1) * 1.5;
}

function is_even(int $n): bool
{
    return $n === 0 ? true : is_odd($n - 1);
}

function is_odd(int $n): bool
{
    return $n === 0 ? false : is_even($n - 1);
}

function grows(int $n): int|float
{
    return $n === 0 ? PHP_INT_MAX - 40 : grows($n - 1) + 1;
}

function divides(int $n, int $by): int
{
    return $n === 0 ? intdiv(5, $by) : divides($n - 1, $by) + 1;
}

function undefined(int $n): int
{
    if ($n > 0) {
        $value = undefined($n - 1);
    }
    return $value + 1;
}

function trace(int $n, string $word): int
{
    if ($n === 0) {
        echo count(debug_backtrace()), ' ', implode(',', array_map(fn($f) => $f['function'] . '(' . implode(' ', $f['args'] ?? []) . ')', debug_backtrace())), "\n";
        return 0;
    }
    $kept = $n * 3;
    return trace($n - 1, $word) + $kept;
}

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

class Tree
{
    public int $visits = 0;
    public array $seen = [0, 0, 0, 0, 0, 0, 0, 0];

    public function __construct(private int $limit)
    {
    }

    public function walk(int $n, int $depth): int
    {
        $this->visits++;
        $this->seen[$depth & 7] = $n;
        if ($n >= $this->limit) {
            return $depth;
        }
        return $this->walk($n * 2, $depth + 1) + $this->walk($n * 2 + 1, $depth + 1) + self::leaf($n, $depth);
    }

    private static function leaf(int $n, int $depth): int
    {
        return $depth === 0 ? 0 : self::leaf($n, $depth - 1) + ($n & 1);
    }
}

function sum(array $a, int $from, int $to): int
{
    if ($to - $from === 1) {
        return $a[$from];
    }
    $middle = ($from + $to) >> 1;
    return sum($a, $from, $middle) + sum($a, $middle, $to);
}

echo fib(20), ' ', ack(2, 60), ' ', ack(3, 4), ' ', halves(11, 1000.0), "\n";
var_dump(is_even(301), is_odd(301));
foreach ([30, 39, 41, 60] as $n) {
    var_dump(grows($n));
}
for ($i = 0; $i < 40; $i++) {
    try {
        $total = divides(30 + $i, 3 - $i % 7);
        echo $total, ' ';
    } catch (DivisionByZeroError $e) {
        echo $e->getMessage(), ' ', count($e->getTrace()), ' ', $e->getTrace()[3]['args'][0] ?? '-', ' ';
    }
}
set_error_handler(function (int $level, string $message, string $file, int $line): bool {
    echo $message, " at $line, ", count(debug_backtrace()), "\n";
    return true;
});
for ($i = 0; $i < 30; $i++) {
    $n = undefined(7);
}
echo $n, ' ', trace(6, 'x'), ' ', trace(9, 'y'), "\n";
echo place((1 << 7) - 1, 0, 0, 0), "\n";
$tree = new Tree(300);
echo $tree->walk(1, 0), ' ', $tree->visits, ' ', implode(',', $tree->seen), "\n";
echo sum(range(5, 804), 0, 800), "\n";
function deep(int $n): int
{
    return $n === 0 ? 0 : 1 + deep($n - 1);
}
for ($i = 0, $s = 0; $i < 12; $i++) {
    $s += deep(9000 + $i);
}
echo $s, ' ', deep(20000), "\n";
