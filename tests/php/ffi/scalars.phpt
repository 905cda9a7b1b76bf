--TEST--
Scalars of every kind: reading, writing, overflow, cdata and conversions
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
foreach (["int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "char", "bool", "float",
          "double", "long double", "_Bool", "unsigned long long", "short int", "size_t", "enum {A, B = 300}"] as $name) {
    $value = FFI::new($name);
    echo FFI::typeof($value)->getName(), " ", FFI::sizeof($value), " ", FFI::alignof($value), "\n";
    foreach ([-1, 300, "65", 1.75, true, null, PHP_INT_MIN, 0xFFFFFFFF, "x"] as $given) {
        try {
            $value->cdata = $given;
            var_dump($value->cdata);
        } catch (FFI\Exception $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
$value = FFI::new("int");
$value->cdata += 5;
$value->cdata++;
var_dump($value, (string) $value, (bool) $value, "$value");
$copy = clone $value;
$copy->cdata = 1;
var_dump($value->cdata, $copy->cdata);
foreach ([fn() => $value->other, fn() => $value->other = 1, fn() => isset($value->cdata), fn() => $value[0], fn() => $value[0] = 1,
          fn() => count($value), fn() => $value + 1, fn() => $value == 6, fn() => (int) $value, fn() => new FFI\CData, fn() => $value->method(),
          fn() => serialize($value), fn() => $value(), function() use ($value) { unset($value->cdata); },
          function() use ($value) { foreach ($value as $x); }] as $attempt) {
    try {
        var_dump($attempt());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
--EXPECT--
int8_t 1 1
int(-1)
int(44)
int(65)
int(1)
int(1)
int(0)
int(0)
int(-1)
int(0)
uint8_t 1 1
int(255)
int(44)
int(65)
int(1)
int(1)
int(0)
int(0)
int(255)
int(0)
int16_t 2 2
int(-1)
int(300)
int(65)
int(1)
int(1)
int(0)
int(0)
int(-1)
int(0)
uint16_t 2 2
int(65535)
int(300)
int(65)
int(1)
int(1)
int(0)
int(0)
int(65535)
int(0)
int32_t 4 4
int(-1)
int(300)
int(65)
int(1)
int(1)
int(0)
int(0)
int(-1)
int(0)
uint32_t 4 4
int(4294967295)
int(300)
int(65)
int(1)
int(1)
int(0)
int(0)
int(4294967295)
int(0)
int64_t 8 8
int(-1)
int(300)
int(65)
int(1)
int(1)
int(0)
int(-9223372036854775808)
int(4294967295)
int(0)
uint64_t 8 8
int(-1)
int(300)
int(65)
int(1)
int(1)
int(0)
int(-9223372036854775808)
int(4294967295)
int(0)
char 1 1
Incompatible types when assigning to type 'char' from PHP 'int'
Incompatible types when assigning to type 'char' from PHP 'int'
Incompatible types when assigning to type 'char' from PHP 'string'
Incompatible types when assigning to type 'char' from PHP 'float'
string(1) "1"
Incompatible types when assigning to type 'char' from PHP 'null'
Incompatible types when assigning to type 'char' from PHP 'int'
Incompatible types when assigning to type 'char' from PHP 'int'
string(1) "x"
bool 1 1
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
float 4 4
float(-1)
float(300)
float(65)
float(1.75)
float(1)
float(0)
float(-9.223372036854776E+18)
float(4294967296)
float(0)
double 8 8
float(-1)
float(300)
float(65)
float(1.75)
float(1)
float(0)
float(-9.223372036854776E+18)
float(4294967295)
float(0)
long double 16 16
float(-1)
float(300)
float(65)
float(1.75)
float(1)
float(0)
float(-9.223372036854776E+18)
float(4294967295)
float(0)
uint8_t 1 1
int(255)
int(44)
int(65)
int(1)
int(1)
int(0)
int(0)
int(255)
int(0)
uint64_t 8 8
int(-1)
int(300)
int(65)
int(1)
int(1)
int(0)
int(-9223372036854775808)
int(4294967295)
int(0)
int16_t 2 2
int(-1)
int(300)
int(65)
int(1)
int(1)
int(0)
int(0)
int(-1)
int(0)
uint64_t 8 8
int(-1)
int(300)
int(65)
int(1)
int(1)
int(0)
int(-9223372036854775808)
int(4294967295)
int(0)
enum <anonymous> 4 4
int(4294967295)
int(300)
int(65)
int(1)
int(1)
int(0)
int(0)
int(4294967295)
int(0)
object(FFI\CData:int32_t)#1 (1) {
  ["cdata"]=>
  int(6)
}
string(1) "6"
bool(true)
string(1) "6"
int(6)
int(1)
FFI\Exception: Only 'cdata' property may be read
FFI\Exception: Only 'cdata' property may be set
Error: Cannot use object of type FFI\CData as array
Error: Cannot use object of type FFI\CData as array
Error: Cannot use object of type FFI\CData as array
TypeError: count(): Argument #1 ($value) must be of type Countable|array, FFI\CData given
TypeError: Unsupported operand types: FFI\CData + int
FFI\Exception: Comparison of incompatible C types

Warning: Object of class FFI\CData could not be converted to int in {PWD}/scalars.php on line 23
int(1)
Error: Instantiation of FFI\CData is not allowed
Error: Object of type FFI\CData does not support method calls
Exception: Serialization of 'FFI\CData' is not allowed
Error: Object of type FFI\CData is not callable
Error: Cannot use object of type FFI\CData as array
FFI\Exception: Attempt to iterate on non C array
