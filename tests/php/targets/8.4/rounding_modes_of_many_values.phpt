--TEST--
round() in each mode with many values
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (RoundingMode::cases() as $m) { echo $m->name; foreach ([1.5, 2.5, -1.5, 1.45, -0.5, 1.955, 5.055, 1234567.5, 0.285, 1e300, NAN, INF] as $v) echo ' ', round($v, 0, $m), ' ', round($v, 1, $m), ' ', round($v, 2, $m), ' ', round($v, -1, $m); echo "\n"; } try { round(1.5, 0, 99); } catch (ValueError $e) { echo $e->getMessage(), "\n"; } try { round(1.5, 0, "x"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; } var_dump(round(15, -1, RoundingMode::HalfEven), round(PHP_INT_MAX, -1), round(1.0, 400), round("3.7"), RoundingMode::HalfEven, fpow(2, -1), fpow(0, -1), fdiv(1,0), round(-0.4)); echo number_format(-1234.567, -2), number_format(0.5), number_format(-0.01), "\n"; try { RoundingMode::from('x'); } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump(RoundingMode::HalfOdd instanceof UnitEnum); echo new ReflectionEnum('RoundingMode')->getName();
--EXPECT--
HalfAwayFromZero 2 1.5 1.5 0 3 2.5 2.5 0 -2 -1.5 -1.5 -0 1 1.5 1.45 0 -1 -0.5 -0.5 -0 2 2 1.96 0 5 5.1 5.06 10 1234568 1234567.5 1234567.5 1234570 0 0.3 0.29 0 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
HalfTowardsZero 1 1.5 1.5 0 2 2.5 2.5 0 -1 -1.5 -1.5 -0 1 1.4 1.45 0 -0 -0.5 -0.5 -0 2 2 1.95 0 5 5.1 5.05 10 1234567 1234567.5 1234567.5 1234570 0 0.3 0.28 0 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
HalfEven 2 1.5 1.5 0 2 2.5 2.5 0 -2 -1.5 -1.5 -0 1 1.4 1.45 0 -0 -0.5 -0.5 -0 2 2 1.96 0 5 5.1 5.06 10 1234568 1234567.5 1234567.5 1234570 0 0.3 0.28 0 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
HalfOdd 1 1.5 1.5 0 3 2.5 2.5 0 -1 -1.5 -1.5 -0 1 1.5 1.45 0 -1 -0.5 -0.5 -0 2 2 1.95 0 5 5.1 5.05 10 1234567 1234567.5 1234567.5 1234570 0 0.3 0.29 0 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
TowardsZero 1 1.5 1.5 0 2 2.5 2.5 0 -1 -1.5 -1.5 -0 1 1.4 1.45 0 -0 -0.5 -0.5 -0 1 1.9 1.95 0 5 5 5.05 0 1234567 1234567.5 1234567.5 1234560 0 0.2 0.28 0 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
AwayFromZero 2 1.5 1.5 10 3 2.5 2.5 10 -2 -1.5 -1.5 -10 2 1.5 1.45 10 -1 -0.5 -0.5 -10 2 2 1.96 10 6 5.1 5.06 10 1234568 1234567.5 1234567.5 1234570 1 0.3 0.29 10 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
NegativeInfinity 1 1.5 1.5 0 2 2.5 2.5 0 -2 -1.5 -1.5 -10 1 1.4 1.45 0 -1 -0.5 -0.5 -10 1 1.9 1.95 0 5 5 5.05 0 1234567 1234567.5 1234567.5 1234560 0 0.2 0.28 0 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
PositiveInfinity 2 1.5 1.5 10 3 2.5 2.5 10 -1 -1.5 -1.5 -0 2 1.5 1.45 10 -0 -0.5 -0.5 -0 2 2 1.96 10 6 5.1 5.06 10 1234568 1234567.5 1234567.5 1234570 1 0.3 0.29 10 1.0E+300 1.0E+300 1.0E+300 1.0E+300 NAN NAN NAN NAN INF INF INF INF
round(): Argument #3 ($mode) must be a valid rounding mode (RoundingMode::*)
round(): Argument #3 ($mode) must be of type RoundingMode|int, string given
float(20)
float(9.223372036854776E+18)
float(1)
float(4)
enum(RoundingMode::HalfEven)
float(0.5)
float(INF)
float(INF)
float(-0)
-1,20010
Call to undefined method RoundingMode::from()
bool(true)
RoundingMode
