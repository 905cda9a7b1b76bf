--TEST--
op= on static properties with and without a type
--FILE--
<?php
class T {
    public static int $c = 1;
    public static ?string $t = "a";
    public static $u = [1];
}
for ($i = 0; $i < 3; $i++) {
    T::$c += 2;
    T::$c *= 3;
    var_dump(T::$c);
    T::$t .= 'z';
    T::$u[] = 1;
    var_dump(T::$t .= 5);
    try {
        T::$c += 1.5;
    } catch (TypeError $e) {
        echo $e->getMessage();
    }
    var_dump(T::$c);
    try {
        T::$c .= 'x';
    } catch (TypeError $e) {
        echo $e->getMessage();
    }
    T::$c **= 2;
    T::$c = T::$c&255;
    T::$c <<= 1;
    var_dump(T::$c -= $undef, T::$c);
    try {
        T::$u += 1;
    } catch (TypeError $e) {
        echo $e->getMessage();
    }
    $ref = 5;
    $rr = &$ref;
    T::$c += $rr;
}
T::$c = PHP_INT_MAX;
try {
    T::$c += 1;
} catch (TypeError $e) {
    echo $e->getMessage();
}
var_dump(T::$c);
--EXPECT--
int(9)
string(3) "az5"

Deprecated: Implicit conversion from float 10.5 to int loses precision in {PWD}/operators_on_typed_properties.php on line 15
int(10)
Cannot assign string to property T::$c of type int
Warning: Undefined variable $undef in {PWD}/operators_on_typed_properties.php on line 28
int(200)
int(200)
Unsupported operand types: array + intint(621)
string(5) "az5z5"

Deprecated: Implicit conversion from float 622.5 to int loses precision in {PWD}/operators_on_typed_properties.php on line 15
int(622)
Cannot assign string to property T::$c of type int
Warning: Undefined variable $undef in {PWD}/operators_on_typed_properties.php on line 28
int(136)
int(136)
Unsupported operand types: array + intint(429)
string(7) "az5z5z5"

Deprecated: Implicit conversion from float 430.5 to int loses precision in {PWD}/operators_on_typed_properties.php on line 15
int(430)
Cannot assign string to property T::$c of type int
Warning: Undefined variable $undef in {PWD}/operators_on_typed_properties.php on line 28
int(136)
int(136)
Unsupported operand types: array + intCannot assign float to property T::$c of type intint(9223372036854775807)
