--TEST--
BcMath\Number::pow() with a scale, and exponents that are no integers (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
use BcMath\Number;
foreach (["-1", "-2", "3", "1.5"] as $exponent) {
    foreach ([null, 0, 3, 14] as $scale) {
        try {
            echo (new Number("7.5"))->pow($exponent, $scale), "\n";
        } catch (ValueError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
?>
--EXPECT--
0.13333333333
0
0.133
0.13333333333333
0.01777777777
0
0.017
0.01777777777777
421.875
421
421.875
421.87500000000000
BcMath\Number::pow(): Argument #1 ($exponent) exponent cannot have a fractional part
BcMath\Number::pow(): Argument #1 ($exponent) exponent cannot have a fractional part
BcMath\Number::pow(): Argument #1 ($exponent) exponent cannot have a fractional part
BcMath\Number::pow(): Argument #1 ($exponent) exponent cannot have a fractional part
