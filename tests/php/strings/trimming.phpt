--TEST--
Trimming either side, characters and ranges of them
--FILE--
<?php
$text = "\0\t\n\x0B\r  a b \0\t\n\x0B\r ";
var_dump(trim($text), bin2hex(ltrim($text)), bin2hex(rtrim($text)), bin2hex(chop($text)));
var_dump(trim('abcXcba', 'a..c'), ltrim('0012', '0'), trim('--a--', '-a'), trim("\xa0a\xa0"), trim('abc', 'c..a'), trim('a..', 'a..'));
--EXPECT--
string(3) "a b"
string(20) "6120622000090a0b0d20"
string(20) "00090a0b0d2020612062"
string(20) "00090a0b0d2020612062"

Warning: trim(): Invalid '..'-range, '..'-range needs to be incrementing in {PWD}/trimming.php on line 4

Warning: trim(): Invalid '..'-range, no character to the right of '..' in {PWD}/trimming.php on line 4
string(1) "X"
string(2) "12"
string(0) ""
string(3) " a "
string(1) "b"
string(0) ""
