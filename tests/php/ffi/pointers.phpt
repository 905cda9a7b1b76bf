--TEST--
Pointers: arithmetic, comparison, casts, ownership, null
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$a = FFI::new("int[5]");
for ($i = 0; $i < 5; $i++) $a[$i] = $i * $i;
$p = FFI::addr($a[0]);
$q = $p + 3;
var_dump($p[2], $q[0], $q[-1], $q - $p, ($a + 4)[0], (2 + $p)[0]);
var_dump($p < $q, $p == $q, $p + 3 == $q, FFI::isNull($p));
$q[1] = 100;
var_dump($a[4]);
$bytes = FFI::cast("uint8_t*", $p);
var_dump($bytes[4], $bytes[16]);
$null = FFI::cast("void*", null);
var_dump(FFI::isNull($null), $null, FFI::cast("int*", 0), FFI::typeof($p)->getName());
$number = FFI::cast("float", 3);
var_dump($number->cdata, FFI::cast("int", 3.99)->cdata, FFI::cast("bool", 0)->cdata);
$number = FFI::new("float");
$number->cdata = 1.5;
var_dump(FFI::cast("uint32_t", $number)->cdata, FFI::cast("uint8_t[4]", $number));
$pp = FFI::addr($p);
var_dump($pp[0][1], FFI::typeof($pp)->getName());
$text = FFI::new("char[10]");
FFI::memcpy($text, "pointer", 7);
$s = FFI::cast("const char*", $text);
var_dump(FFI::string($text), FFI::string($text, 3), (string) $s);
$s = FFI::cast("char*", $text);
var_dump(FFI::string($s + 2), FFI::memcmp($text, "pointes", 7), FFI::memcmp($text, "pointer", 7), FFI::memcmp("b", "a", 1));
FFI::memset($text, ord("z"), 4);
var_dump(FFI::string($text));
$kept = FFI::new("int*[2]");
$value = FFI::new("int");
foreach ([fn() => $kept[0] = $value, fn() => $kept[0] = FFI::addr($value), fn() => $kept[0] = FFI::addr(FFI::new("int")), fn() => $kept[0] = 5, fn() => $kept[0] = "text",
          fn() => $p < $null, fn() => $p == 1, fn() => $p * 2, fn() => $p . "", fn() => FFI::cast("int[10]", $value), fn() => FFI::cast("int", "5"),
          fn() => FFI::cast("int*", 1.5), fn() => FFI::isNull($a), fn() => FFI::string($a), fn() => FFI::free($a), fn() => FFI::addr(5), fn() => FFI::sizeof(5),
          fn() => FFI::memcpy($text, "short", 10), fn() => FFI::memcpy($text, str_repeat("x", 20), 20), fn() => FFI::memcpy($text, 5, 1),
          fn() => FFI::memset($text, 0, 11), fn() => FFI::string($text, 11), fn() => FFI::memcmp($text, "x", 2), fn() => FFI::memcmp("x", $text, 2),
          fn() => FFI::typeof(new stdClass), fn() => $null[0] ?? 1, fn() => count($p)] as $number => $attempt) {
    try {
        echo $number, " ";
        var_dump($attempt());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
--EXPECT--
int(4)
int(9)
int(4)
int(3)
int(16)
int(4)
bool(true)
bool(false)
bool(true)
bool(false)
int(100)
int(1)
int(100)
bool(true)
object(FFI\CData:void*)#5 (1) {
  [0]=>
  NULL
}
object(FFI\CData:int32_t*)#6 (1) {
  [0]=>
  NULL
}
string(8) "int32_t*"
float(3)
int(3)
bool(false)
int(1069547520)
object(FFI\CData:uint8_t[4])#6 (4) {
  [0]=>
  int(0)
  [1]=>
  int(0)
  [2]=>
  int(192)
  [3]=>
  int(63)
}
int(1)
string(9) "int32_t**"
string(7) "pointer"
string(3) "poi"
string(7) "pointer"
string(5) "inter"
int(-1)
int(0)
int(1)
string(7) "zzzzter"
0 FFI\Exception: Attempt to perform assign pointer to owned C data
1 object(FFI\CData:int32_t*)#39 (1) {
  [0]=>
  int(0)
}
2 object(FFI\CData:int32_t*)#40 (1) {
  [0]=>
  int(0)
}
3 FFI\Exception: Incompatible types when assigning to type 'int32_t*' from PHP 'int'
4 FFI\Exception: Incompatible types when assigning to type 'int32_t*' from PHP 'string'
5 FFI\Exception: NULL pointer dereference
6 FFI\Exception: Comparison of incompatible C types
7 TypeError: Unsupported operand types: FFI\CData * int
8 Error: Object of class FFI\CData could not be converted to string
9 FFI\Exception: attempt to cast to larger type
10 TypeError: FFI::cast(): Argument #2 ($ptr) must be of type FFI\CData, string given
11 TypeError: FFI::cast(): Argument #2 ($ptr) must be of type FFI\CData, float given
12 FFI\Exception: FFI\Cdata is not a pointer
13 FFI\Exception: FFI\Cdata is not a C string
14 FFI\Exception: free() non a C pointer
15 TypeError: FFI::addr(): Argument #1 ($ptr) must be of type FFI\CData, int given
16 TypeError: FFI::sizeof(): Argument #1 ($ptr) must be of type FFI\CData or FFI\CType, int given
17 FFI\Exception: Attempt to read over string boundary
18 FFI\Exception: Attempt to write over data boundary
19 TypeError: FFI::memcpy(): Argument #2 ($from) must be of type FFI\CData or string, int given
20 FFI\Exception: attempt to write over data boundary
21 FFI\Exception: attempt to read over data boundary
22 FFI\Exception: Attempt to read over string boundary
23 FFI\Exception: attempt to read over string boundary
24 TypeError: FFI::typeof(): Argument #1 ($ptr) must be of type FFI\CData, stdClass given
25 object(FFI\CData:void)#40 (0) {
}
FFI\Exception: NULL pointer dereference
26 FFI\Exception: Attempt to count() on non C array
