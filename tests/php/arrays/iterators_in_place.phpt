--TEST--
foreach by reference goes on after functions that rewrite its array
--FILE--
<?php
foreach (['array_shift', 'rsort', 'array_pop', 'shuffle_not'] as $function) {
    $array = [5, 1, 4, 2, 3];
    $seen = '';
    foreach ($array as $key => &$value) {
        $seen .= "$key=$value ";
        if ($value == 4 && function_exists($function)) $function($array);
        if (strlen($seen) > 60) break;
    }
    unset($value);
    echo $function, ': ', $seen, json_encode($array), "\n";
}
$array = [0, 1, 2, 3, 4];
foreach ($array as &$value) { echo $value, ' '; if ($value === 2) array_splice($array, 1, 3, ['x', 'y']); }
echo "\n";
$array = ['a' => 1, 'b' => 2];
foreach ($array as $key => &$value) { echo $key, ' '; if ($key == 'a') array_unshift($array, 'new', 'er'); }
echo json_encode($array), "\n";
--EXPECT--
array_shift: 0=5 1=1 2=4 2=2 3=3 [1,4,2,3]
rsort: 0=5 1=1 2=4 3=2 4=1 [5,4,3,2,1]
array_pop: 0=5 1=1 2=4 3=2 [5,1,4,2]
shuffle_not: 0=5 1=1 2=4 3=2 4=3 [5,1,4,2,3]
0 1 2 4 
a b {"0":"new","1":"er","a":1,"b":2}
