--TEST--
mt_rand() and what hangs on it, from a seed
--FILE--
<?php
foreach ([MT_RAND_MT19937, MT_RAND_PHP] as $mode) {
    mt_srand(2022, $mode);
    echo mt_rand(), ' ', mt_rand(1, 6), ' ', rand(), ' ', rand(10, 1), ' ', mt_rand(-1000000000000, 1000000000000), "\n";
}
mt_srand(1);
$list = range(1, 10);
shuffle($list);
echo implode(' ', $list), ' ', implode(' ', array_rand($list, 4)), ' ', array_rand(['a' => 1, 'b' => 2]), ' ', str_shuffle('abcdef'), "\n";
--EXPECT--
20097470 5 1071718486 7 246382811182
2121882824 1 1084937504 6 777873558924
1 9 3 8 7 2 4 5 10 6 2 6 8 9 b fdecab
