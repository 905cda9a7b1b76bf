--TEST--
GMP objects as operands
--EXTENSIONS--
gmp
--FILE--
<?php
function t($f) { try { $r = $f(); echo is_object($r) ? "GMP $r" : var_export($r, true), "\n"; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
$a = gmp_init("123456789012345678901234567890");
foreach ([7, -7, "0x10", gmp_init(3), 0, true, 2.5, null, [], "x", new stdClass] as $b) {
    t(fn() => $a + $b); t(fn() => $b - $a); t(fn() => $a * $b); t(fn() => $a / $b); t(fn() => $a % $b);
    t(fn() => $a | $b); t(fn() => $a & $b); t(fn() => $a ^ $b);
    t(fn() => gmp_init(5) ** $b); t(fn() => gmp_init(5) << $b); t(fn() => gmp_init(500) >> $b); t(fn() => $b ** gmp_init(2));
    t(fn() => $a == $b); t(fn() => $a < $b); t(fn() => $b <=> $a);
}
t(fn() => ~$a); t(fn() => -$a); t(fn() => +$a); t(fn() => $a . "!");
$copy = $a;
$copy++;
$a -= 1;
echo "$a $copy\n";
var_dump(max(gmp_init(3), gmp_init(12), "5"), gmp_init(3) == gmp_init("3"), gmp_init(3) === gmp_init(3));
?>
--EXPECT--
GMP 123456789012345678901234567897
GMP -123456789012345678901234567883
GMP 864197523086419752308641975230
GMP 17636684144620811271604938270
GMP 0
GMP 123456789012345678901234567895
GMP 2
GMP 123456789012345678901234567893
GMP 78125
GMP 640
GMP 3
GMP 49
false
false
-1
GMP 123456789012345678901234567883
GMP -123456789012345678901234567897
GMP -864197523086419752308641975230
GMP -17636684144620811271604938270
GMP 0
GMP -5
GMP 123456789012345678901234567888
GMP -123456789012345678901234567893
ValueError: Exponent must be greater than or equal to 0
ValueError: Shift must be greater than or equal to 0
ValueError: Shift must be greater than or equal to 0
GMP 49
false
false
-1
GMP 123456789012345678901234567906
GMP -123456789012345678901234567874
GMP 1975308624197530862419753086240
GMP 7716049313271604931327160493
GMP 2
GMP 123456789012345678901234567890
GMP 16
GMP 123456789012345678901234567874
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string

Warning: A non-numeric value encountered in {PWD}/operators.php on line 7
TypeError: Unsupported operand types: string ** GMP
false
false
-1
GMP 123456789012345678901234567893
GMP -123456789012345678901234567887
GMP 370370367037037036703703703670
GMP 41152263004115226300411522630
GMP 0
GMP 123456789012345678901234567891
GMP 2
GMP 123456789012345678901234567889
GMP 125
GMP 40
GMP 62
GMP 9
false
false
-1
GMP 123456789012345678901234567890
GMP -123456789012345678901234567890
GMP 0
DivisionByZeroError: Division by zero
DivisionByZeroError: Modulo by zero
GMP 123456789012345678901234567890
GMP 0
GMP 123456789012345678901234567890
GMP 1
GMP 5
GMP 500
GMP 0
false
false
-1
GMP 123456789012345678901234567891
GMP -123456789012345678901234567889
GMP 123456789012345678901234567890
GMP 123456789012345678901234567890
GMP 0
GMP 123456789012345678901234567891
GMP 0
GMP 123456789012345678901234567891
TypeError: Unsupported operand types: GMP ** bool
TypeError: Unsupported operand types: GMP << bool
TypeError: Unsupported operand types: GMP >> bool
TypeError: Unsupported operand types: bool ** GMP
false
false
-1

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 5
GMP 123456789012345678901234567892

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 5
GMP -123456789012345678901234567888

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 5
GMP 246913578024691357802469135780

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 5
GMP 61728394506172839450617283945

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 5
GMP 0

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 6
GMP 123456789012345678901234567890

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 6
GMP 2

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 6
GMP 123456789012345678901234567888
GMP 25
GMP 20
GMP 125
TypeError: Unsupported operand types: float ** GMP

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 8
false

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 8
false

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/operators.php on line 8
-1
TypeError: Number must be of type GMP|string|int, null given
TypeError: Number must be of type GMP|string|int, null given
TypeError: Number must be of type GMP|string|int, null given
TypeError: Number must be of type GMP|string|int, null given
TypeError: Number must be of type GMP|string|int, null given
TypeError: Number must be of type GMP|string|int, null given
TypeError: Number must be of type GMP|string|int, null given
TypeError: Number must be of type GMP|string|int, null given
TypeError: Unsupported operand types: GMP ** null
TypeError: Unsupported operand types: GMP << null
TypeError: Unsupported operand types: GMP >> null
TypeError: Unsupported operand types: null ** GMP
false
false
-1
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Unsupported operand types: GMP ** array
TypeError: Unsupported operand types: GMP << array
TypeError: Unsupported operand types: GMP >> array
TypeError: Unsupported operand types: array ** GMP
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
TypeError: Number must be of type GMP|string|int, array given
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
TypeError: Unsupported operand types: string ** GMP
ValueError: Number is not an integer string
ValueError: Number is not an integer string
ValueError: Number is not an integer string
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Unsupported operand types: GMP ** stdClass
TypeError: Unsupported operand types: GMP << stdClass
TypeError: Unsupported operand types: GMP >> stdClass
TypeError: Unsupported operand types: stdClass ** GMP
TypeError: Number must be of type GMP|string|int, stdClass given
TypeError: Number must be of type GMP|string|int, stdClass given
1
GMP -123456789012345678901234567891
GMP -123456789012345678901234567890
GMP 123456789012345678901234567890
'123456789012345678901234567890!'
123456789012345678901234567889 123456789012345678901234567891
object(GMP)#5 (1) {
  ["num"]=>
  string(2) "12"
}
bool(true)
bool(false)
