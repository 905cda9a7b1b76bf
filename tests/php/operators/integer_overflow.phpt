--TEST--
Integers leave 64 bits as floats
--FILE--
<?php
$max = PHP_INT_MAX;
$min = PHP_INT_MIN;
var_dump($max + 1, $min - 1, $max * 2, -$min, $max++, $max, $min--, $min);
var_dump(PHP_INT_MAX % -1, PHP_INT_MIN % -1, 7 <=> "7", "abc" <=> null, 2 ** 63, 2 ** 62, 7 ** -1, "5" + "5.5");
var_dump(1 << 64, 1 << 63, -1 >> 70, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 9223372036854775808, 1_000, 0o17, 0b11);
try {
    echo 1 << -1;
} catch (ArithmeticError $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo 1 % 0;
} catch (DivisionByZeroError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
float(9.223372036854776E+18)
float(-9.223372036854776E+18)
float(1.8446744073709552E+19)
float(9.223372036854776E+18)
int(9223372036854775807)
float(9.223372036854776E+18)
int(-9223372036854775808)
float(-9.223372036854776E+18)
int(0)
int(0)
int(0)
int(1)
float(9.223372036854776E+18)
int(4611686018427387904)
float(0.14285714285714285)
float(10.5)
int(0)
int(-9223372036854775808)
int(-1)
int(9223372036854775807)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
int(1000)
int(15)
int(3)
Bit shift by negative number
Modulo by zero
