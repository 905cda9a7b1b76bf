<?php
// try, catch by type, finally and rethrowing, with and without an exception.
// Group callbacks; quick size 7000.
class Missing extends RuntimeException
{
}

function find(int $n): int
{
    if ($n % 4 === 0) {
        throw new Missing("no $n", $n);
    }
    return $n;
}

function careful(int $n): int
{
    try {
        return find($n);
    } catch (InvalidArgumentException | LogicException $e) {
        return -1;
    } finally {
        $n++;
    }
}

$n = (int) ($argv[1] ?? 700000);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    try {
        $sum += careful($i);
    } catch (Missing $e) {
        $sum += $e->getCode();
    }
    try {
        if ($i % 8 === 0) {
            throw new TypeError('x');
        }
        $sum += intdiv($i, $i % 5);
    } catch (DivisionByZeroError) {
        $sum++;
    } catch (Error $e) {
        $sum += strlen($e->getMessage());
    }
}
echo $sum, "\n";
