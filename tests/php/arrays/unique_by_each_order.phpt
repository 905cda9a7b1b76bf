--TEST--
array_unique(): random values by each order
--FILE--
<?php
mt_srand(9);
$pool = [1, 2, 3, 1.0, 2.5, "1", "01", "1e0", "a", "A", "b", "10", "9", "x10", "X9", " 1", true, null, "", 0, -1, "abc", 1 << 60,
    (float) (1 << 60)];
foreach ([SORT_REGULAR, SORT_NUMERIC, SORT_STRING, SORT_NATURAL, SORT_STRING | SORT_FLAG_CASE, SORT_NATURAL | SORT_FLAG_CASE]
    as $flags) {
    $results = [];
    for ($i = 0; $i < 1000; $i++) {
        $values = [];
        $from = mt_rand(0, count($pool) - 1);
        $width = mt_rand(1, 8);
        for ($n = mt_rand(0, 12); $n > 0; $n--) {
            $value = $pool[($from + mt_rand(0, $width)) % count($pool)];
            if (mt_rand(0, 1)) {
                $values[] = $value;
            } else {
                $values["k" . mt_rand(0, 9)] = $value;
            }
        }
        $results[] = array_unique($values, $flags);
    }
    echo $flags, ' ', md5(serialize($results)), "\n";
}
--EXPECT--
0 b3ad08b40f156be26640f7a839c238ec
1 d1ea8a9255ec20737f4d977e1d2e4b55
2 270a767edef2537d1e6b725fbd7031b8
6 054171f39461876428a3bdb52ac11e13
10 079ddacb7545f938280c05962d55db08
14 840332ef82d92729ccf5798803e60214
