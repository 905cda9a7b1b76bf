--TEST--
round() by RoundingMode, and its own rounding
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (RoundingMode::cases() as $mode) { echo $mode->name; foreach ([2.5, -2.5, 3.5, 0.4, -0.6, 1.0, 7.49] as $v) echo ' ', round($v, 0, $mode); echo ' ', round(15.55, 1, $mode), ' ', round(-1550, -2, $mode), "\n"; }
var_dump(round(0.285, 2), round(1.955, 2), round(5.055, 2), round(1.45, 1), round(-0.5), round(1e300, -299), round(3, 2));
--EXPECT--
HalfAwayFromZero 3 -3 4 0 -1 1 7 15.6 -1600
HalfTowardsZero 2 -2 3 0 -1 1 7 15.5 -1500
HalfEven 2 -2 4 0 -1 1 7 15.6 -1600
HalfOdd 3 -3 3 0 -1 1 7 15.5 -1500
TowardsZero 2 -2 3 0 -0 1 7 15.5 -1500
AwayFromZero 3 -3 4 1 -1 1 8 15.6 -1600
NegativeInfinity 2 -3 3 0 -1 1 7 15.5 -1600
PositiveInfinity 3 -2 4 1 -0 1 8 15.6 -1500
float(0.29)
float(1.96)
float(5.06)
float(1.5)
float(-1)
float(1.0E+300)
float(3)
