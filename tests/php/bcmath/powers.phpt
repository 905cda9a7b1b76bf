--TEST--
bcpow(), bcpowmod(), bcsqrt()
--EXTENSIONS--
bcmath
--FILE--
<?php
function t($f) { try { $r = $f(); echo is_array($r) ? implode(" ", $r) : (is_object($r) ? "GMP $r" : var_export($r, true)), "\n"; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
foreach (["2", "-3", "1.5", "0", "0.001"] as $base) {
    foreach (["0", "1", "5", "-2", "100", "1.0", "99999999999999999999"] as $power) {
        t(fn() => bcpow($base, $power, 4));
    }
}
foreach ([["5", "2", "7"], ["-5", "3", "7"], ["5", "0", "1"], ["5", "0", "-1"], ["5.0", "2", "7"], ["5", "2.0", "7"], ["5", "-2", "7"],
    ["5", "2", "7.0"], ["5", "2", "0"], ["12345678901234567890", "98765432109876543210", "1000000007"]] as $a) {
    t(fn() => bcpowmod(...$a));
    t(fn() => bcpowmod(...[...$a, 3]));
}
foreach (["2", "0", "1", "-1", "15241578750190521", "0.0002", "1e5", "99999999999999999999.5"] as $n) {
    t(fn() => bcsqrt($n, 0));
    t(fn() => bcsqrt($n, 30));
}
?>
--EXPECT--
'1.0000'
'2.0000'
'32.0000'
'0.2500'
'1267650600228229401496703205376.0000'
ValueError: bcpow(): Argument #2 ($exponent) cannot have a fractional part
ValueError: bcpow(): Argument #2 ($exponent) is too large
'1.0000'
'-3.0000'
'-243.0000'
'0.1111'
'515377520732011331036461129765621272702107522001.0000'
ValueError: bcpow(): Argument #2 ($exponent) cannot have a fractional part
ValueError: bcpow(): Argument #2 ($exponent) is too large
'1.0000'
'1.5000'
'7.5937'
'0.4444'
'406561177535215237.3972'
ValueError: bcpow(): Argument #2 ($exponent) cannot have a fractional part
ValueError: bcpow(): Argument #2 ($exponent) is too large
'1.0000'
'0.0000'
'0.0000'
'0.0000'
'0.0000'
ValueError: bcpow(): Argument #2 ($exponent) cannot have a fractional part
ValueError: bcpow(): Argument #2 ($exponent) is too large
'1.0000'
'0.0010'
'0.0000'
'1000000.0000'
'0.0000'
ValueError: bcpow(): Argument #2 ($exponent) cannot have a fractional part
ValueError: bcpow(): Argument #2 ($exponent) is too large
'4'
'4.000'
'-6'
'-6.000'
'0'
'0.000'
'0'
'0.000'
ValueError: bcpowmod(): Argument #1 ($num) cannot have a fractional part
ValueError: bcpowmod(): Argument #1 ($num) cannot have a fractional part
ValueError: bcpowmod(): Argument #2 ($exponent) cannot have a fractional part
ValueError: bcpowmod(): Argument #2 ($exponent) cannot have a fractional part
ValueError: bcpowmod(): Argument #2 ($exponent) must be greater than or equal to 0
ValueError: bcpowmod(): Argument #2 ($exponent) must be greater than or equal to 0
ValueError: bcpowmod(): Argument #3 ($modulus) cannot have a fractional part
ValueError: bcpowmod(): Argument #3 ($modulus) cannot have a fractional part
DivisionByZeroError: Modulo by zero
DivisionByZeroError: Modulo by zero
'577648646'
'577648646.000'
'1'
'1.414213562373095048801688724209'
'0'
'0.000000000000000000000000000000'
'1'
'1.000000000000000000000000000000'
ValueError: bcsqrt(): Argument #1 ($num) must be greater than or equal to 0
ValueError: bcsqrt(): Argument #1 ($num) must be greater than or equal to 0
'123456789'
'123456789.000000000000000000000000000000'
'0'
'0.014142135623730950488016887242'
ValueError: bcsqrt(): Argument #1 ($num) is not well-formed
ValueError: bcsqrt(): Argument #1 ($num) is not well-formed
'9999999999'
'9999999999.999999999974999999999999999999'
