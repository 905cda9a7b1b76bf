--TEST--
bcmath.scale, bcscale() and what they refuse
--EXTENSIONS--
bcmath
--FILE--
<?php
function t($f) { try { $r = $f(); echo is_array($r) ? implode(" ", $r) : (is_object($r) ? "GMP $r" : var_export($r, true)), "\n"; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(fn() => bcscale());
t(fn() => bcscale(4));
t(fn() => [bcscale(), ini_get("bcmath.scale"), bcadd("1", "2"), bcdiv("1", "3", null), bcdiv("1", "3", 1)]);
t(fn() => ini_set("bcmath.scale", "-1"));
t(fn() => ini_set("bcmath.scale", "2147483648"));
t(fn() => ini_set("bcmath.scale", "2"));
t(fn() => [bcscale(), bcsqrt("2"), bccomp("1.001", "1.002")]);
t(fn() => bcscale(-1));
t(fn() => bcadd("1", "1", -1));
t(fn() => bcpowmod("1", "1", "1", 1 << 31));
?>
--EXPECT--
0
0
4 4 3.0000 0.3333 0.3
false
false
'4'
2 1.41 0
ValueError: bcscale(): Argument #1 ($scale) must be between 0 and 2147483647
ValueError: bcadd(): Argument #3 ($scale) must be between 0 and 2147483647
ValueError: bcpowmod(): Argument #4 ($scale) must be between 0 and 2147483647
