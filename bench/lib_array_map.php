<?php
// array_map() and array_filter() over a million elements.
// Group callbacks; quick size 30000.
$n = (int) ($argv[1] ?? 2800000);
$numbers = range(1, $n);
echo array_sum(array_filter(array_map(fn($v) => $v * 2, $numbers), fn($v) => $v % 3 === 0)), "\n";
