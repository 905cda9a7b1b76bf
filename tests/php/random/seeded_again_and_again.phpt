--TEST--
mt_srand() and srand() begin the same numbers anew
--FILE--
<?php
foreach ([3, 0, -1, 4294967299, PHP_INT_MAX] as $seed) {
    mt_srand($seed);
    $first = [mt_rand(), mt_rand(1, 100), rand(1, 6)];
    srand($seed);
    var_dump($first === [mt_rand(), mt_rand(1, 100), rand(1, 6)]);
    for ($i = 0; $i < 1300; $i++) {
        $last = mt_rand();
    }
    echo implode(" ", $first), " $last\n";
}
mt_srand(5, MT_RAND_PHP);
echo mt_rand(), "\n";
mt_srand(5);
echo mt_rand(), "\n";
--EXPECT--
bool(true)
1182829493 49 2 1379285824
bool(true)
1178568022 40 6 1247863938
bool(true)
209663185 79 3 567262061
bool(true)
1182829493 49 2 1379285824
bool(true)
209663185 79 3 567262061
1663152327
476726705
