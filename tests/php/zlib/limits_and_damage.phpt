--TEST--
What gzuncompress() and its kin do with limits, damaged and truncated data
--FILE--
<?php
$packed = gzcompress(str_repeat("hello", 1000));
foreach ([1, 10, 4999, 5000, 5001, 100000] as $limit) {
    echo $limit, " ", strlen((string)@gzuncompress($packed, $limit)), "\n";
}
var_dump(gzuncompress($packed, 10), gzuncompress("abc"), gzinflate(""), gzdecode(substr(gzencode("hello"), 0, 12)), zlib_decode("garbage"));
$packed[strlen($packed) - 1] = "\0";
var_dump(gzuncompress($packed));
var_dump(gzdecode(gzencode("first") . "rest"));
--EXPECT--
1 0
10 0
4999 5000
5000 5000
5001 5000
100000 5000

Warning: gzuncompress(): insufficient memory in {PWD}/limits_and_damage.php on line 6

Warning: gzuncompress(): data error in {PWD}/limits_and_damage.php on line 6

Warning: gzinflate(): data error in {PWD}/limits_and_damage.php on line 6

Warning: gzdecode(): data error in {PWD}/limits_and_damage.php on line 6

Warning: zlib_decode(): data error in {PWD}/limits_and_damage.php on line 6
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: gzuncompress(): data error in {PWD}/limits_and_damage.php on line 8
bool(false)
string(5) "first"
