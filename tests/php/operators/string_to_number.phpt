--TEST--
Strings in arithmetic: numeric, leading numeric, not numeric
--FILE--
<?php
var_dump("12" + 1, " 12" + 1, "12 " + 1, "1.5e3" + 1, "0x1A" == 26, "1e3" == "1000", "abc" == 0, null == false, "0.0" == "0");
var_dump("5 apples" + 1);
try {
    var_dump("apples" + 1);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    var_dump([] + 1);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
$s = "Az";
$s++;
var_dump($s, "a" . 1.0, "b" . 1e25, "c" . -0.0, "d" . 0.1 + 0);
--EXPECT--
int(13)
int(13)
int(13)
float(1501)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)

Warning: A non-numeric value encountered in {PWD}/string_to_number.php on line 3
int(6)
Unsupported operand types: string + int
Unsupported operand types: array + int
string(2) "Ba"
string(2) "a1"
string(8) "b1.0E+25"
string(3) "c-0"
string(4) "d0.1"
