--TEST--
NAN and floats out of range as other types, powers of zero
--INI--
zvm.php=8.5
--FILE--
<?php
$n = NAN; $b = 1e20; $i = INF; $z = 7; $s = '1e1000';
echo "mod\n"; var_dump($z % $b); echo "and\n"; var_dump($z & $n); echo "and2\n"; var_dump($z & $b); echo "sl\n"; var_dump($z << $i);
echo "str\n"; var_dump($z & '1e20'); echo "idx\n"; $a = [1, 2]; var_dump($a[$n] ?? 'none'); $a[$b] = 1; var_dump(count($a));
echo "param\n"; function f(int $x) { return $x; } try { f($n); } catch (TypeError $e) { echo $e->getMessage(), "\n"; } try { f($b); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
function g(bool $x) { return $x; } var_dump(g($n)); function h(string $x) { return $x; } var_dump(h($n)); echo "concat\n"; var_dump("a$n", $n . 'x', implode(',', [$n])); echo $n, "\n"; print $n; echo "\n";
echo "bool\n"; var_dump(!$n, $n && 1, $n ? 1 : 2, (bool) $n, boolval($n), $n == true, $n == null, $n <=> null); if ($n) echo "t\n"; while ($n) { echo "w\n"; break; }
echo "conv\n"; var_dump(intval($n), (int) $b, intval($i), intval('1e1000'), (int) $s, floor($b) | 0, round($b) ^ 1); settype($b, 'int'); var_dump($b); var_dump((array) $n, (object) $n, (string) $n, strval($n), json_encode(['a' => 1]), (int) 3.99e18, (int) -9.3e18, (int) 9.3e18);
echo "cmp\n"; var_dump($n == 'NAN', $n == 1, $n < 1, [$n] == [$n], in_array($n, [1]), max($n, 1)); var_dump(str_repeat('a', 2.0)); $k = [$n => 1]; var_dump(array_key_first($k)); match(true) { default => 1 }; switch ($n) { case true: echo "sw\n"; }
var_dump(printf("%d %s %d\n", $n, $n, 1e20), number_format(1e20), chr((int) 65.7), array_sum([$n, 1]), range(0, 1)); var_dump(0 ** -1, 0.0 ** -2, (-0.0) ** -3, 0 ** -1.5, pow(0, -1), 0 ** 0, 2 ** -1); $q = 0; $q **= -1; var_dump($q);
--EXPECT--
mod

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 3
int(7)
and

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 3

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/nan_and_float_casts.php on line 3
int(0)
and2

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 3
int(0)
sl

Warning: The float INF is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 3
int(7)
str

Deprecated: Implicit conversion from float-string "1e20" to int loses precision in {PWD}/nan_and_float_casts.php on line 4
int(7)
idx

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 4

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/nan_and_float_casts.php on line 4
int(1)

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 4
int(3)
param
f(): Argument #1 ($x) must be of type int, float given, called in {PWD}/nan_and_float_casts.php on line 5
f(): Argument #1 ($x) must be of type int, float given, called in {PWD}/nan_and_float_casts.php on line 5

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 6
bool(true)

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 6
string(3) "NAN"
concat

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 6

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 6

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 6
string(4) "aNAN"
string(4) "NANx"
string(3) "NAN"

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 6
NAN

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 6
NAN
bool

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 7

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 7

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 7

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 7

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 7
bool(false)
bool(true)
int(1)
bool(true)
bool(true)
bool(true)
bool(false)
int(1)

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 7
t

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_and_float_casts.php on line 7
w
conv

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8

Warning: The float INF is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8
int(0)
int(7766279631452241920)
int(0)
int(0)
int(0)
int(7766279631452241920)
int(7766279631452241921)

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8
int(7766279631452241920)

Warning: unexpected NAN value was coerced to array in {PWD}/nan_and_float_casts.php on line 8

Warning: unexpected NAN value was coerced to object in {PWD}/nan_and_float_casts.php on line 8

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 8

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 8

Warning: The float -9.3E+18 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8

Warning: The float 9.3E+18 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 8
array(1) {
  [0]=>
  float(NAN)
}
object(stdClass)#1 (1) {
  ["scalar"]=>
  float(NAN)
}
string(3) "NAN"
string(3) "NAN"
string(7) "{"a":1}"
int(3990000000000000000)
int(9146744073709551616)
int(-9146744073709551616)
cmp
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
int(1)
string(2) "aa"

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 9

Deprecated: Implicit conversion from float NAN to int loses precision in {PWD}/nan_and_float_casts.php on line 9
int(0)
sw

Warning: The float NAN is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 10

Warning: unexpected NAN value was coerced to string in {PWD}/nan_and_float_casts.php on line 10

Warning: The float 1.0E+20 is not representable as an int, cast occurred in {PWD}/nan_and_float_casts.php on line 10
0 NAN 7766279631452241920
int(26)
string(27) "100,000,000,000,000,000,000"
string(1) "A"
float(NAN)
array(2) {
  [0]=>
  int(0)
  [1]=>
  int(1)
}

Deprecated: Power of base 0 and negative exponent is deprecated in {PWD}/nan_and_float_casts.php on line 10

Deprecated: Power of base 0 and negative exponent is deprecated in {PWD}/nan_and_float_casts.php on line 10

Deprecated: Power of base 0 and negative exponent is deprecated in {PWD}/nan_and_float_casts.php on line 10

Deprecated: Power of base 0 and negative exponent is deprecated in {PWD}/nan_and_float_casts.php on line 10

Deprecated: Power of base 0 and negative exponent is deprecated in {PWD}/nan_and_float_casts.php on line 10
float(INF)
float(INF)
float(-INF)
float(INF)
float(INF)
int(1)
float(0.5)

Deprecated: Power of base 0 and negative exponent is deprecated in {PWD}/nan_and_float_casts.php on line 10
float(INF)
