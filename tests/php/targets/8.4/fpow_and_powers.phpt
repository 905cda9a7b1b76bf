--TEST--
fpow() and powers of zero
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([[0, -1], [-0.0, -3], [2, 0.5], [-8, 1 / 3], [INF, 0], [NAN, 0], [10, 400], [0, 0], [-1, INF]] as [$a, $b]) var_dump(fpow($a, $b)); var_dump(@(0 ** -1), @(0.0 ** -2)); echo 0 ** -1, "\n";
--EXPECT--
float(INF)
float(-INF)
float(1.4142135623730951)
float(NAN)
float(1)
float(1)
float(INF)
float(1)
float(1)
float(INF)
float(INF)

Deprecated: Power of base 0 and negative exponent is deprecated in {PWD}/fpow_and_powers.php on line 2
INF
