<?php
// foreach by value, with keys, by reference, over nested arrays, strings as keys, objects and while changing.
// Group loops; quick size 60.
$n = (int) ($argv[1] ?? 4800);
$list = range(1, 1000);
$hash = [];
foreach ($list as $number) {
    $hash["k$number"] = $number;
}
$rows = array_chunk($list, 10);
$object = (object) ['a' => 1, 'b' => 2, 'c' => 3];
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    foreach ($list as $value) {
        $sum += $value;
    }
    foreach ($hash as $key => $value) {
        $sum += $value;
    }
    foreach ($list as &$place) {
        $place ^= 1;
    }
    unset($place);
    foreach ($rows as $at => $row) {
        foreach ($row as $value) {
            $sum += $at ^ $value;
        }
    }
    foreach ($object as $name => $value) {
        $sum += $value;
    }
    foreach ($hash as $key => $value) {
        if ($value === 500) {
            break;
        }
        $hash[$key] = $value;
    }
}
echo $sum, "\n";
