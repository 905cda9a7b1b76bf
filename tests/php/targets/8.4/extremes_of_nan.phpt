--TEST--
NAN and max(), min(): with and without a frame, numbers and others
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([-33, 2.5, 'x', '5', PHP_INT_MAX] as $value) {
    foreach (['max', 'min'] as $f) {
        var_dump($f(NAN, $value), $f($value, NAN), $f(NAN, $value, 1), $f(...[$value, NAN]));
    }
    var_dump(max(NAN, $value), max($value, NAN), min(NAN, $value), min($value, NAN));
}
var_dump(min('10', 10), max('10', 10), min(1, 1.0), max(1, 1.0));
--EXPECT--
float(NAN)
int(-33)
float(NAN)
int(-33)
float(NAN)
int(-33)
float(NAN)
int(-33)
int(-33)
float(NAN)
int(-33)
float(NAN)
float(NAN)
float(2.5)
float(NAN)
float(2.5)
float(NAN)
float(2.5)
float(NAN)
float(2.5)
float(2.5)
float(NAN)
float(2.5)
float(NAN)
string(1) "x"
float(NAN)
string(1) "x"
float(NAN)
float(NAN)
string(1) "x"
float(NAN)
string(1) "x"
float(NAN)
string(1) "x"
string(1) "x"
float(NAN)
string(1) "5"
float(NAN)
string(1) "5"
float(NAN)
float(NAN)
string(1) "5"
float(NAN)
string(1) "5"
float(NAN)
string(1) "5"
string(1) "5"
float(NAN)
int(9223372036854775807)
float(NAN)
int(9223372036854775807)
float(NAN)
float(NAN)
int(9223372036854775807)
float(NAN)
int(9223372036854775807)
float(NAN)
int(9223372036854775807)
int(9223372036854775807)
float(NAN)
int(10)
string(2) "10"
float(1)
int(1)
