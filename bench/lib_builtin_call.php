<?php
// Calls of a builtin of two parameters, ten a turn so that the loop hardly counts: python/lib_builtin_call.py calls a
// Python function of as many.
// Group library; quick size 20000.
function main(int $n): void {
    $i = 0;
    $last = 0;
    while ($i < $n) {
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $last = intdiv($i, 7);
        $i++;
    }
    echo $last, "\n";
}
main((int) ($argv[1] ?? 1900000));
