--TEST--
A comparison callback is asked in the order zend_sort asks
--FILE--
<?php
foreach ([3, 5, 6, 9, 20] as $count) {
    $array = [];
    for ($i = 0; $i < $count; $i++) $array[] = ($i * 7) % $count;
    $asked = '';
    usort($array, function ($a, $b) use (&$asked) { $asked .= "$a?$b "; return $a <=> $b; });
    echo implode(' ', $array), "\n", $asked, "\n";
}
$words = ['b' => 1, 'a' => 1, 'c' => 0];
uasort($words, fn($x, $y) => $x > $y);
echo json_encode($words), "\n";
--EXPECTF--
0 1 2
0?1 1?2 
0 1 2 3 4
0?2 2?4 4?1 2?1 0?1 4?3 2?3 
0 1 2 3 4 5
0?1 1?2 2?3 3?4 4?5 
0 1 2 3 4 5 6 7 8
0?7 7?5 0?5 7?3 5?3 0?3 7?1 5?1 3?1 0?1 7?8 8?6 5?6 7?6 8?4 6?4 3?4 5?4 8?2 6?2 4?2 1?2 3?2 
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
0?10 10?13 10?14 6?10 10?1 10?8 10?15 19?10 12?10 5?10 10?2 10?9 10?16 18?10 11?10 4?10 10?3 10?7 10?17 17?16 17?11 16?11 17?18 18?15 17?15 16?15 11?15 18?12 17?12 16?12 15?12 11?12 18?19 19?14 17?14 15?14 11?14 12?14 19?13 17?13 15?13 12?13 14?13 0?7 7?6 0?6 7?1 6?1 0?1 7?8 8?5 7?5 6?5 1?5 8?2 6?2 1?2 5?2 8?9 9?4 7?4 5?4 1?4 2?4 9?3 7?3 5?3 2?3 4?3 

Deprecated: uasort(): Returning bool from comparison function is deprecated, return an integer less than, equal to, or greater than zero in %s on line 10
{"c":0,"b":1,"a":1}
