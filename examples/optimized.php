<?php
// What OPcache's optimizer makes of two functions: docs/guides/optimizer.md looks at them with zvm-dump.

function label(int $number): string
{
    $text = "";
    if (!($number % 2)) {
        $text = "even";
    } else {
        $text = "odd";
    }
    return "number " . $number . " is " . $text;
}

function sum(int $limit)
{
    $total = 0;
    for ($i = 0; $i < $limit; $i++) {
        $total = $total + $i;
    }
    return $total;
}

foreach ([1, 2, sum(10)] as $number) {
    echo label($number), "\n";
}
