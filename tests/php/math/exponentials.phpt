--TEST--
Powers and logarithms, exact near zero, and what they give outside of their domains
--FILE--
<?php
var_dump(exp(1), exp(0), exp(710), exp(-INF), expm1(1e-10), expm1(0));
var_dump(log10(1000), log10(0), log10(-1), log1p(1e-10), log1p(-1), log1p(-2));
var_dump(pow(2, 10), pow(2, -1), pow('3', 2), pow(2, 63), pow(-8, 1 / 3), pow(0, 0), pow(0.0, -1), pow(-1, INF));
var_dump(fmod(7.5, 2), fmod(-7.5, 2), fmod(7.5, -2), fmod(1, 0), fmod(INF, 2), fmod(2, INF));
try {
    pow([], 1);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
float(2.718281828459045)
float(1)
float(INF)
float(0)
float(1.00000000005E-10)
float(0)
float(3)
float(-INF)
float(NAN)
float(9.999999999500001E-11)
float(-INF)
float(NAN)
int(1024)
float(0.5)
int(9)
float(9.223372036854776E+18)
float(NAN)
int(1)
float(INF)
float(1)
float(1.5)
float(-1.5)
float(1.5)
float(NAN)
float(NAN)
float(2)
Unsupported operand types: array ** int
