--TEST--
Each operation, conversion and refusal of BcMath\Number
--INI--
zvm.php=8.4
--FILE--
<?php
use BcMath\Number; $a = new Number("1.50"); $b = new Number(2); var_dump($a, $a + $b, $a * 3, $a / 7, 1 - $a, $a ** 2, $b ** -2, $a % 1, -$a, +$a, $a <=> $b, $a == "1.5", $a > 1, "$a", (string)($b - "0.100"), $a->scale, $a->value);
foreach ([fn() => $a / 0, fn() => $a % 0, fn() => $a + 1.5, fn() => $a + "abc", fn() => $a + null, fn() => $a + [], fn() => $a ** "1.5", fn() => new Number("x"), fn() => new Number(""), fn() => new Number(" 1"), fn() => new Number(1.5), fn() => $a->value = 1, fn() => $a->foo, fn() => $a->foo = 1, fn() => $a & 1, fn() => $a . 1, fn() => $a << 1, fn() => $a->add("1", -1), fn() => $a->div(3, 5), fn() => $a->pow(-1), fn() => $a->sqrt(), fn() => (new Number(-1))->sqrt(), fn() => $a->mod(0), fn() => $a->powmod(2, 3), fn() => $b->powmod(2, 3), fn() => $a->divmod(1), fn() => $a->floor(), fn() => $a->ceil(), fn() => $a->round(0, RoundingMode::HalfEven), fn() => $a->round(-5), fn() => $a->compare(1.0), fn() => unserialize('O:13:"BcMath\Number":1:{s:5:"value";s:1:"x";}'), fn() => $a->__unserialize(['value' => '1']), fn() => unset_($a), fn() => isset($a->value, $a->q), fn() => clone $a, fn() => (int)$a, fn() => (float)$a, fn() => (bool)(new Number("0.00")), fn() => (array)$a, fn() => json_encode($a), fn() => var_export($a), fn() => serialize($a), fn() => [...$a], fn() => match(true) { $a == 1.5 => 'eq' }, fn() => max($a, $b), fn() => array_sum([$a, 1]), fn() => ++$a, fn() => $a--, fn() => bcadd($a, 1, 3), fn() => "1" + $a, fn() => 1.0 * $a, fn() => true + $a, fn() => abs($a), fn() => $a <=> "zz", fn() => $a == null, fn() => $a < [], fn() => new ReflectionClass($a)->isFinal(), fn() => bcround("1.235", 2, RoundingMode::TowardsZero), fn() => bcdivmod("10", "3", 1), fn() => bcfloor("-1.5"), fn() => bcceil("x")] as $i => $f) try { echo $i, ' '; var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
function unset_($a) { unset($a->value); }
--EXPECT--
object(BcMath\Number)#1 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
object(BcMath\Number)#3 (2) {
  ["value"]=>
  string(4) "3.50"
  ["scale"]=>
  int(2)
}
object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(4) "4.50"
  ["scale"]=>
  int(2)
}
object(BcMath\Number)#5 (2) {
  ["value"]=>
  string(14) "0.214285714285"
  ["scale"]=>
  int(12)
}
object(BcMath\Number)#6 (2) {
  ["value"]=>
  string(5) "-0.50"
  ["scale"]=>
  int(2)
}
object(BcMath\Number)#7 (2) {
  ["value"]=>
  string(6) "2.2500"
  ["scale"]=>
  int(4)
}
object(BcMath\Number)#8 (2) {
  ["value"]=>
  string(4) "0.25"
  ["scale"]=>
  int(2)
}
object(BcMath\Number)#9 (2) {
  ["value"]=>
  string(4) "0.50"
  ["scale"]=>
  int(2)
}
object(BcMath\Number)#10 (2) {
  ["value"]=>
  string(5) "-1.50"
  ["scale"]=>
  int(2)
}
object(BcMath\Number)#11 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
int(-1)
bool(true)
bool(true)
string(4) "1.50"
string(5) "1.900"
int(2)
string(4) "1.50"
0 DivisionByZeroError: Division by zero
1 DivisionByZeroError: Modulo by zero
2 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/bcmath_number_each_operation.php on line 3
object(BcMath\Number)#65 (2) {
  ["value"]=>
  string(4) "2.50"
  ["scale"]=>
  int(2)
}
3 ValueError: Right string operand cannot be converted to BcMath\Number
4 TypeError: Unsupported operand types: BcMath\Number + null
5 TypeError: Unsupported operand types: BcMath\Number + array
6 ValueError: exponent cannot have a fractional part
7 ValueError: BcMath\Number::__construct(): Argument #1 ($num) is not well-formed
8 object(BcMath\Number)#66 (2) {
  ["value"]=>
  string(1) "0"
  ["scale"]=>
  int(0)
}
9 ValueError: BcMath\Number::__construct(): Argument #1 ($num) is not well-formed
10 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/bcmath_number_each_operation.php on line 3
object(BcMath\Number)#67 (2) {
  ["value"]=>
  string(1) "1"
  ["scale"]=>
  int(0)
}
11 Error: Cannot modify readonly property BcMath\Number::$value
12 
Warning: Undefined property: BcMath\Number::$foo in {PWD}/bcmath_number_each_operation.php on line 3
NULL
13 Error: Cannot create dynamic property BcMath\Number::$foo
14 TypeError: Unsupported operand types: BcMath\Number & int
15 string(5) "1.501"
16 TypeError: Unsupported operand types: BcMath\Number << int
17 ValueError: BcMath\Number::add(): Argument #2 ($scale) must be between 0 and 2147483647
18 object(BcMath\Number)#65 (2) {
  ["value"]=>
  string(7) "0.50000"
  ["scale"]=>
  int(5)
}
19 object(BcMath\Number)#65 (2) {
  ["value"]=>
  string(14) "0.666666666666"
  ["scale"]=>
  int(12)
}
20 object(BcMath\Number)#65 (2) {
  ["value"]=>
  string(14) "1.224744871391"
  ["scale"]=>
  int(12)
}
21 ValueError: Base number must be greater than or equal to 0
22 DivisionByZeroError: Modulo by zero
23 ValueError: Base number cannot have a fractional part
24 object(BcMath\Number)#67 (2) {
  ["value"]=>
  string(1) "1"
  ["scale"]=>
  int(0)
}
25 array(2) {
  [0]=>
  object(BcMath\Number)#67 (2) {
    ["value"]=>
    string(1) "1"
    ["scale"]=>
    int(0)
  }
  [1]=>
  object(BcMath\Number)#65 (2) {
    ["value"]=>
    string(4) "0.50"
    ["scale"]=>
    int(2)
  }
}
26 object(BcMath\Number)#65 (2) {
  ["value"]=>
  string(1) "1"
  ["scale"]=>
  int(0)
}
27 object(BcMath\Number)#65 (2) {
  ["value"]=>
  string(1) "2"
  ["scale"]=>
  int(0)
}
28 object(BcMath\Number)#67 (2) {
  ["value"]=>
  string(1) "2"
  ["scale"]=>
  int(0)
}
29 object(BcMath\Number)#67 (2) {
  ["value"]=>
  string(1) "0"
  ["scale"]=>
  int(0)
}
30 int(1)
31 Exception: Invalid serialization data for BcMath\Number object
32 Error: Cannot modify readonly property BcMath\Number::$value
33 Error: Cannot unset readonly property BcMath\Number::$value
34 bool(false)
35 object(BcMath\Number)#66 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
36 
Warning: Object of class BcMath\Number could not be converted to int in {PWD}/bcmath_number_each_operation.php on line 3
int(1)
37 
Warning: Object of class BcMath\Number could not be converted to float in {PWD}/bcmath_number_each_operation.php on line 3
float(1)
38 bool(false)
39 array(2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
40 string(26) "{"value":"1.50","scale":2}"
41 \BcMath\Number::__set_state(array(
   'value' => '1.50',
   'scale' => 2,
))NULL
42 string(48) "O:13:"BcMath\Number":1:{s:5:"value";s:4:"1.50";}"
43 TypeError: Only arrays and Traversables can be unpacked, BcMath\Number given
44 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/bcmath_number_each_operation.php on line 3
UnhandledMatchError: Unhandled match case true
45 object(BcMath\Number)#2 (2) {
  ["value"]=>
  string(1) "2"
  ["scale"]=>
  int(0)
}
46 
Warning: array_sum(): Addition is not supported on type BcMath\Number in {PWD}/bcmath_number_each_operation.php on line 3
int(1)
47 object(BcMath\Number)#66 (2) {
  ["value"]=>
  string(4) "2.50"
  ["scale"]=>
  int(2)
}
48 object(BcMath\Number)#1 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
49 string(5) "2.500"
50 object(BcMath\Number)#66 (2) {
  ["value"]=>
  string(4) "2.50"
  ["scale"]=>
  int(2)
}
51 object(BcMath\Number)#66 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
52 object(BcMath\Number)#66 (2) {
  ["value"]=>
  string(4) "2.50"
  ["scale"]=>
  int(2)
}
53 TypeError: abs(): Argument #1 ($num) must be of type int|float, BcMath\Number given
54 int(1)
55 bool(false)
56 bool(false)
57 bool(true)
58 string(4) "1.23"
59 array(2) {
  [0]=>
  string(1) "3"
  [1]=>
  string(3) "1.0"
}
60 string(2) "-2"
61 ValueError: bcceil(): Argument #1 ($num) is not well-formed
