--TEST--
Operands of ** and shifts, divisors and bits of GMP
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['x', '1x', '0x10', null, [], 1.5, NAN, true, -1] as $value) {
    foreach ([fn() => gmp_init(5) ** $value, fn() => gmp_init(5) << $value, fn() => $value ** gmp_init(2), fn() => $value >> gmp_init(2)] as $call) {
        try { echo $call(), "\n"; } catch (Error $e) { echo $e::class, ': ', $e->getMessage(), "\n"; }
    }
}
foreach (['gmp_div_q', 'gmp_div_r', 'gmp_div_qr', 'gmp_mod', 'gmp_divexact'] as $f) {
    try { $f(5, 0); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
foreach (['gmp_scan0', 'gmp_scan1', 'gmp_testbit', 'gmp_clrbit', 'gmp_setbit'] as $f) {
    foreach ([-1, 0x7FFFFFFF * 64] as $bit) {
        try { $f(gmp_init(5), $bit); } catch (Error $e) { echo $e->getMessage(), "\n"; }
    }
}
try { gmp_div_q(1, 0, 99); } catch (Error $e) { echo $e->getMessage(), "\n"; }
var_dump(gmp_init(0) == false, gmp_init(5) == true, true == new stdClass, new ArrayObject <=> true);
--EXPECT--
ValueError: Number is not an integer string
ValueError: Number is not an integer string
TypeError: Unsupported operand types: string ** GMP
TypeError: Unsupported operand types: string >> GMP
ValueError: Number is not an integer string
ValueError: Number is not an integer string

Warning: A non-numeric value encountered in {PWD}/gmp_shifts_and_divisors.php on line 3
TypeError: Unsupported operand types: string ** GMP

Warning: A non-numeric value encountered in {PWD}/gmp_shifts_and_divisors.php on line 3
TypeError: Unsupported operand types: string >> GMP
ValueError: Number is not an integer string
ValueError: Number is not an integer string
256

Warning: A non-numeric value encountered in {PWD}/gmp_shifts_and_divisors.php on line 3
4
TypeError: Unsupported operand types: GMP ** null
TypeError: Unsupported operand types: GMP << null
TypeError: Unsupported operand types: null ** GMP
TypeError: Unsupported operand types: null >> GMP
TypeError: Unsupported operand types: GMP ** array
TypeError: Unsupported operand types: GMP << array
TypeError: Unsupported operand types: array ** GMP
TypeError: Unsupported operand types: array >> GMP
5
10

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/gmp_shifts_and_divisors.php on line 3
1

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/gmp_shifts_and_divisors.php on line 3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/gmp_shifts_and_divisors.php on line 3
0

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/gmp_shifts_and_divisors.php on line 3
1

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/gmp_shifts_and_divisors.php on line 3
5
TypeError: Unsupported operand types: float ** GMP

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/gmp_shifts_and_divisors.php on line 3

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/gmp_shifts_and_divisors.php on line 3
TypeError: Unsupported operand types: float >> GMP
TypeError: Unsupported operand types: GMP ** bool
TypeError: Unsupported operand types: GMP << bool
1
0
ValueError: Exponent must be greater than or equal to 0
ValueError: Shift must be greater than or equal to 0
1
-1
gmp_div_q(): Argument #2 ($num2) Division by zero
gmp_div_r(): Argument #2 ($num2) Division by zero
gmp_div_qr(): Argument #2 ($num2) Division by zero
gmp_mod(): Argument #2 ($num2) Modulo by zero
gmp_divexact(): Argument #2 ($num2) Division by zero
gmp_scan0(): Argument #2 ($start) must be between 0 and 2147483647 * 64
gmp_scan0(): Argument #2 ($start) must be between 0 and 2147483647 * 64
gmp_scan1(): Argument #2 ($start) must be between 0 and 2147483647 * 64
gmp_scan1(): Argument #2 ($start) must be between 0 and 2147483647 * 64
gmp_testbit(): Argument #2 ($index) must be between 0 and 2147483647 * 64
gmp_testbit(): Argument #2 ($index) must be between 0 and 2147483647 * 64
gmp_clrbit(): Argument #2 ($index) must be between 0 and 2147483647 * 64
gmp_clrbit(): Argument #2 ($index) must be between 0 and 2147483647 * 64
gmp_setbit(): Argument #2 ($index) must be between 0 and 2147483647 * 64
gmp_setbit(): Argument #2 ($index) must be between 0 and 2147483647 * 64
gmp_div_q(): Argument #2 ($num2) Division by zero
bool(true)
bool(true)
bool(true)
int(0)
