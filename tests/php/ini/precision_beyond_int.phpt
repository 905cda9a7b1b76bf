--TEST--
precision and serialize_precision are C ints: what wraps below zero means as many digits as a float has
--FILE--
<?php
foreach (["2147483648", "4294967294", "5000000000", "0", "-1"] as $precision) {
    ini_set('precision', $precision);
    ini_set('serialize_precision', $precision);
    echo ini_get('precision'), ": ", substr(1.7, 0, 10), " ", 3.0, " ", substr(json_encode(123456.789), 0, 10), " ";
    echo substr(implode(",", [0.00001]), 0, 5), " ", substr(serialize(1234.5), 0, 8), "\n";
}
var_dump(ini_set('precision', '-2'));
--EXPECT--
2147483648: 1.7 3 123456.789 1.0E- d:1234.5
4294967294: 1.7 3 123456.789 1.0E- d:1234.5
5000000000: 1.69999999 3 123456.789 1.000 d:1234.5
0: 2 3 1.0e+5 1.0E- d:1.0E+3
-1: 1.7 3 123456.789 1.0E- d:1234.5
bool(false)
