<?php
// Calls of a builtin of two parameters: python/lib_builtin_call.py calls a Python function of as many.
$n = (int) ($argv[1] ?? 1000000);
$i = 0;
$last = 0;
while ($i < $n) {
    $last = intdiv($i, 7);
    $i++;
}
echo $last, "\n";
