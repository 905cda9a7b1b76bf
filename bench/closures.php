<?php
// Closures: currying, composition, memoisation, by-reference captures.
// Group callbacks; quick size 20000.
$compose = fn(callable ...$fs) => fn($x) => array_reduce($fs, fn($acc, $f) => $f($acc), $x);
$curry = fn($a) => fn($b) => fn($c) => $a * $b + $c;

function memoise(callable $f): Closure
{
    $cache = [];
    return function (int $n) use (&$cache, $f) {
        return $cache[$n] ??= $f($n);
    };
}

$n = (int) ($argv[1] ?? 2300000);
$calls = 0;
$collatz = memoise(function (int $n) use (&$collatz, &$calls): int {
    $calls++;
    return $n === 1 ? 0 : 1 + $collatz($n & 1 ? 3 * $n + 1 : $n >> 1);
});
$best = 0;
$pipeline = $compose($curry(3)(5), fn($x) => $x % 1009, 'abs');
$check = 0;
for ($i = 1; $i <= $n / 10; $i++) {
    $best = max($best, $collatz($i));
    $check += $pipeline($i);
}
echo "$best $calls $check\n";
