<?php
// A pipeline of generators.
// Group callbacks; quick size 20000.
function numbers(int $n): Generator
{
    for ($i = 1; $i <= $n; $i++) {
        yield $i;
    }
}

function map(callable $f, iterable $source): Generator
{
    foreach ($source as $key => $value) {
        yield $key => $f($value);
    }
}

function filter(callable $f, iterable $source): Generator
{
    foreach ($source as $key => $value) {
        if ($f($value)) {
            yield $key => $value;
        }
    }
}

function both(iterable $a, iterable $b): Generator
{
    $x = yield from $a;
    $y = yield from $b;
    return [$x, $y];
}

function total(): Generator
{
    $sum = 0;
    while (($x = yield $sum) !== null) {
        $sum = ($sum + $x) % 1000003;
    }
    return $sum;
}

$n = (int) ($argv[1] ?? 1800000);
$total = total();
$total->current();
$odd = filter(fn($x) => $x & 1, map(fn($x) => $x * 3, numbers($n)));
foreach (both($odd, numbers(100)) as $value) {
    $total->send($value);
}
$total->send(null);
echo $total->getReturn(), "\n";
