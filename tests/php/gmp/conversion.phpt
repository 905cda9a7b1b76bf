--TEST--
GMP objects from and to other types
--EXTENSIONS--
gmp
--FILE--
<?php
function t($f) { try { $r = $f(); echo is_object($r) ? "GMP $r" : var_export($r, true), "\n"; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
foreach (["12", "-0x1F", "0b101", "017", "0o17", "08", "", "+5", " 1 2 3 ", "-", "5\0x", "1.5", "abc", 12, -3, true, 1.0, 1.5, null, [], 1e30] as $x) {
    t(fn() => gmp_add($x, 0));
}
foreach ([["zZ", 62], ["zz", 36], ["ff", 16], ["0xff", 16], ["0b1", 2], ["0o7", 8], ["0b1", 16], ["9", 8], ["1", 1], ["1", 63], ["1", -2]] as [$text, $base]) {
    t(fn() => gmp_init($text, $base));
    t(fn() => new GMP($text, $base));
}
foreach ([2, 8, 10, 16, 36, 37, 62, -2, -16, -36, -37, 63, 1, 0] as $base) {
    t(fn() => gmp_strval("-123456789012345678901234567890", $base));
}
foreach (["0", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-123456789012345678901234567890"] as $n) {
    $n = gmp_init($n);
    var_dump((int)$n, (float)$n, (string)$n, gmp_intval($n), intdiv(7, 2), round((float)$n));
}
class Number extends GMP { public $unit = "m"; }
print_r(new Number(5));
var_dump((array)new Number(5), json_encode(new Number(6)), (string)clone new Number(7));
if (gmp_init(0)) echo "never\n";
?>
--EXPECT--
GMP 12
GMP -31
GMP 5
GMP 15
GMP 15
ValueError: gmp_add(): Argument #1 ($num1) is not an integer string
ValueError: gmp_add(): Argument #1 ($num1) is not an integer string
ValueError: gmp_add(): Argument #1 ($num1) is not an integer string
GMP 123
ValueError: gmp_add(): Argument #1 ($num1) is not an integer string
GMP 5
ValueError: gmp_add(): Argument #1 ($num1) is not an integer string
ValueError: gmp_add(): Argument #1 ($num1) is not an integer string
GMP 12
GMP -3
GMP 1
GMP 1

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/conversion.php on line 4
GMP 1

Deprecated: gmp_add(): Passing null to parameter #1 ($num1) of type GMP|string|int is deprecated in {PWD}/conversion.php on line 4
GMP 0
TypeError: gmp_add(): Argument #1 ($num1) must be of type GMP|string|int, array given
TypeError: gmp_add(): Argument #1 ($num1) must be of type GMP|string|int, float given
GMP 3817
GMP 3817
GMP 1295
GMP 1295
GMP 255
GMP 255
GMP 255
GMP 255
GMP 1
GMP 1
GMP 7
GMP 7
GMP 177
GMP 177
ValueError: gmp_init(): Argument #1 ($num) is not an integer string
ValueError: GMP::__construct(): Argument #1 ($num) is not an integer string
ValueError: gmp_init(): Argument #2 ($base) must be between 2 and 62
ValueError: GMP::__construct(): Argument #2 ($base) must be between 2 and 62
ValueError: gmp_init(): Argument #2 ($base) must be between 2 and 62
ValueError: GMP::__construct(): Argument #2 ($base) must be between 2 and 62
ValueError: gmp_init(): Argument #2 ($base) must be between 2 and 62
ValueError: GMP::__construct(): Argument #2 ($base) must be between 2 and 62
'-1100011101110100100001111111101101100001101110011111000001110111001001110001111110000101011010010'
'-143564417755415637016711617605322'
'-123456789012345678901234567890'
'-18ee90ff6c373e0ee4e3f0ad2'
'-byw97um9s91dlz68tsi'
'-7BGMYAKIWFO6IXRaGX0'
'-2aYls9bkamJJSwhr0'
'-1100011101110100100001111111101101100001101110011111000001110111001001110001111110000101011010010'
'-18EE90FF6C373E0EE4E3F0AD2'
'-BYW97UM9S91DLZ68TSI'
ValueError: gmp_strval(): Argument #2 ($base) must be between 2 and 62, or -2 and -36
ValueError: gmp_strval(): Argument #2 ($base) must be between 2 and 62, or -2 and -36
ValueError: gmp_strval(): Argument #2 ($base) must be between 2 and 62, or -2 and -36
ValueError: gmp_strval(): Argument #2 ($base) must be between 2 and 62, or -2 and -36
int(0)
float(0)
string(1) "0"
int(0)
int(3)
float(0)
int(9223372036854775807)
float(9.223372036854775E+18)
string(19) "9223372036854775807"
int(9223372036854775807)
int(3)
float(9.223372036854775E+18)
int(0)
float(9.223372036854776E+18)
string(19) "9223372036854775808"
int(0)
int(3)
float(9.223372036854776E+18)
int(-9223372036854775808)
float(-9.223372036854776E+18)
string(20) "-9223372036854775808"
int(-9223372036854775808)
int(3)
float(-9.223372036854776E+18)
int(-4860475736982489810)
float(-1.2345678901234568E+29)
string(31) "-123456789012345678901234567890"
int(-4860475736982489810)
int(3)
float(-1.2345678901234568E+29)
Number Object
(
    [unit] => m
    [num] => 5
)
array(1) {
  ["unit"]=>
  string(1) "m"
}
string(12) "{"unit":"m"}"
string(1) "7"

Recoverable fatal error: Object of class GMP could not be converted to bool in {PWD}/conversion.php on line 20
--EXIT--
255
