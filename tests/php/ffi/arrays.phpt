--TEST--
Arrays: elements, bounds, iteration, nested arrays, constant ones
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$a = FFI::new("int[3][2]");
for ($i = 0; $i < 3; $i++) for ($j = 0; $j < 2; $j++) $a[$i][$j] = $i * 10 + $j;
var_dump($a, count($a), count($a[0]), FFI::sizeof($a));
print_r($a);
foreach ($a as $i => $row) foreach ($row as $j => $value) echo "$i $j $value\n";
$row = FFI::new("uint8_t[4]");
foreach ($row as $key => &$element) $element->cdata = $key * 2;
unset($element);
var_dump($row);
$copy = clone $row;
$copy[0] = 77;
var_dump($row[0], $copy[0]);
$b = FFI::new("int[2]");
$b[0] = 8; $b[1] = 9;
$a[1] = $b;
var_dump($a[1][0], $a[1][1]);
$constant = FFI::new("const int[2]");
foreach ([fn() => $a[3], fn() => $a[-1], fn() => $a[0][2] = 1, fn() => $a[] = 1, fn() => $a[0] = 5, fn() => isset($a[0]),
          function() use ($a) { unset($a[0]); }, fn() => $constant[0] = 1, fn() => $a["1"][0], fn() => $a->x, fn() => $a->x = 1,
          fn() => FFI::new("int[0]"), fn() => $a[1] = FFI::new("short[2]")] as $attempt) {
    try {
        var_dump($attempt());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
--EXPECT--
object(FFI\CData:int32_t[3][2])#1 (3) {
  [0]=>
  object(FFI\CData:int32_t[2])#2 (2) {
    [0]=>
    int(0)
    [1]=>
    int(1)
  }
  [1]=>
  object(FFI\CData:int32_t[2])#3 (2) {
    [0]=>
    int(10)
    [1]=>
    int(11)
  }
  [2]=>
  object(FFI\CData:int32_t[2])#4 (2) {
    [0]=>
    int(20)
    [1]=>
    int(21)
  }
}
int(3)
int(2)
int(24)
FFI\CData:int32_t[3][2] Object
(
    [0] => FFI\CData:int32_t[2] Object
        (
            [0] => 0
            [1] => 1
        )

    [1] => FFI\CData:int32_t[2] Object
        (
            [0] => 10
            [1] => 11
        )

    [2] => FFI\CData:int32_t[2] Object
        (
            [0] => 20
            [1] => 21
        )

)
0 0 0
0 1 1
1 0 10
1 1 11
2 0 20
2 1 21
object(FFI\CData:uint8_t[4])#2 (4) {
  [0]=>
  int(0)
  [1]=>
  int(2)
  [2]=>
  int(4)
  [3]=>
  int(6)
}
int(0)
int(77)
int(8)
int(9)
FFI\Exception: C array index out of bounds
FFI\Exception: C array index out of bounds
FFI\Exception: C array index out of bounds
FFI\Exception: Cannot add next element to object of type FFI\CData
FFI\Exception: Incompatible types when assigning to type 'int32_t[2]' from PHP 'int'
Error: Cannot use object of type FFI\CData as array
Error: Cannot use object of type FFI\CData as array
FFI\Exception: Attempt to assign read-only location
int(8)
FFI\Exception: Attempt to read field 'x' of non C struct/union
FFI\Exception: Attempt to assign field 'x' of non C struct/union
FFI\Exception: Cannot instantiate FFI\CData of zero size
FFI\Exception: Incompatible types when assigning to type 'int32_t[2]' from type 'int16_t[2]'
