<?php
// Recursion.
// Group calls; quick size 20.
function fib($n)
{
    return $n < 2 ? $n : fib($n - 1) + fib($n - 2);
}

echo fib((int) ($argv[1] ?? 34)), "\n";
