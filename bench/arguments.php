<?php
// Passing arguments: spread, variadics, by name, defaults, by reference, func_get_args().
// Group calls; quick size 5000.
function three($a, $b = 2, $c = 3)
{
    return $a + $b * $c;
}

function total(...$numbers)
{
    $sum = 0;
    foreach ($numbers as $number) {
        $sum += $number;
    }
    return $sum;
}

function old_style()
{
    return func_num_args() + func_get_args()[1] + func_get_arg(0);
}

function bump(&$counter, $by)
{
    $counter += $by;
}

$n = (int) ($argv[1] ?? 530000);
$pair = [4, 5];
$named = ['c' => 7];
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += three(...$pair) + three($i, ...$pair) + three(1, ...$named) + three($i, c: 1);
    $sum += total($i, 1, 2) + total(...$pair, ...$pair) + old_style($i, 2);
    bump($sum, 1);
}
echo $sum, "\n";
