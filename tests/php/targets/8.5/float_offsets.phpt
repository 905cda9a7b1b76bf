--TEST--
Floats that are no ints as offsets of strings and arrays (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
$s = "abcdef";
var_dump($s[1.5], $s[1e30] ?? 'd'); try { var_dump($s[1e30]); } catch (Error $e) { echo $e->getMessage(), "\n"; }
var_dump(isset($s[1.5]), isset($s[1e30]), empty($s[1e25]), isset($s[NAN]), isset($s[true]), isset($s[null]));
$s[1.7] = 'X'; echo $s, "\n"; var_dump($s[NAN], $s[true], $s[null]);
echo "lit"[1e30] ?? 'n', "\n"; [1.5 => $q] = [1, 2]; var_dump($q);
$arr = [1, 2]; var_dump($arr[NAN] ?? 1, $arr[1e30] ?? 2, isset($arr[1e19]), array_key_exists(1, $arr));
$arr[NAN] = 3; $arr[1e20] = 4; var_dump($arr); unset($arr[NAN], $arr[1e20]); var_dump(count($arr));
--EXPECT--
Warning: String offset cast occurred in {PWD}/float_offsets.php on line 3
string(1) "b"
string(1) "d"

Warning: String offset cast occurred in {PWD}/float_offsets.php on line 3

Warning: Uninitialized string offset 5076964154930102272 in {PWD}/float_offsets.php on line 3
string(0) ""

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/float_offsets.php on line 4

Warning: The float 1.0E+30 is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 4

Deprecated: Implicit conversion from float 1.0E+30 to int loses precision in {PWD}/float_offsets.php on line 4

Warning: The float 1.0E+25 is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 4

Deprecated: Implicit conversion from float 1.0E+25 to int loses precision in {PWD}/float_offsets.php on line 4

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 4

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/float_offsets.php on line 4
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)

Warning: String offset cast occurred in {PWD}/float_offsets.php on line 5
aXcdef

Warning: String offset cast occurred in {PWD}/float_offsets.php on line 5

Warning: String offset cast occurred in {PWD}/float_offsets.php on line 5

Warning: String offset cast occurred in {PWD}/float_offsets.php on line 5
string(1) "a"
string(1) "X"
string(1) "a"
n

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/float_offsets.php on line 6
int(2)

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 7

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/float_offsets.php on line 7

Warning: The float 1.0E+30 is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 7

Warning: The float 1.0E+19 is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 7
int(1)
int(2)
bool(false)
bool(true)

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 8

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/float_offsets.php on line 8

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 8
array(3) {
  [0]=>
  int(3)
  [1]=>
  int(2)
  [7766279631452241920]=>
  int(4)
}

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 8

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/float_offsets.php on line 8

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/float_offsets.php on line 8
int(1)
