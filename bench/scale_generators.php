<?php
// Many generators alive at once, and a deep chain of `yield from`.
// Group scale; quick size 2000.
function numbers(int $from): Generator
{
    $got = yield $from;
    return $got;
}

function chain(int $depth): Generator
{
    if ($depth === 0) {
        yield 1;
        yield 2;
        return 3;
    }
    return yield from chain($depth - 1);
}

$n = (int) ($argv[1] ?? 100000);
$alive = [];
for ($i = 0; $i < $n; $i++) {
    $generator = numbers($i);
    $generator->current();
    $alive[] = $generator;
}
$sum = 0;
foreach ($alive as $generator) {
    $sum += $generator->current();
}
$deep = chain($n);
foreach ($deep as $value) {
    $sum += $value;
}
echo $sum + $deep->getReturn(), "\n";
