--TEST--
BcMath\Number: operators, comparison, scale, errors, readonly
--INI--
zvm.php=8.4
--FILE--
<?php
use BcMath\Number; $a = new Number('1.50'); $b = new Number(3); foreach (['+', '-', '*', '/', '**', '<=>', '==', '<', '.'] as $op) { foreach ([['$a', '$b'], ['$a', '2'], ['"0.25"', '$a'], ['$b', '$a']] as [$l, $r]) try { $v = eval("return $l $op $r;"); echo "$l $op $r = ", is_object($v) ? "$v ({$v->scale})" : json_encode($v), "\n"; } catch (Throwable $e) { echo "$l $op $r ", get_class($e), ': ', $e->getMessage(), "\n"; } }
foreach ([fn() => $a + 1.5, fn() => $a + 'abc', fn() => $a + null, fn() => $a + [], fn() => $a / 0, fn() => -$a, fn() => +$a, fn() => $a++, fn() => $a << 1, fn() => new Number('1e5'), fn() => new Number(''), fn() => $a->value = '2', fn() => $a->x, fn() => (int) (string) $a, fn() => (bool) new Number('0.00'), fn() => (bool) $a, fn() => $a == '1.5', fn() => $a == 1.5, fn() => clone $a, fn() => unserialize(serialize($a)), fn() => $a->divmod(2), fn() => $a->powmod(2, 3), fn() => $b->powmod(2, 4), fn() => $a->sqrt(5), fn() => $a->floor(), fn() => $a->ceil(), fn() => $a->round(1, RoundingMode::HalfEven), fn() => $a->compare('1.4'), fn() => isset($a->value, $a->scale), fn() => json_encode($a), fn() => $a->add('0.001', 2), fn() => $a->pow(-2), fn() => $a->pow('1.5'), fn() => max($a, $b)] as $i => $f) try { echo "$i "; var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
$a + $b = 4.50 (2)
$a + 2 = 3.50 (2)
"0.25" + $a = 1.75 (2)
$b + $a = 4.50 (2)
$a - $b = -1.50 (2)
$a - 2 = -0.50 (2)
"0.25" - $a = -1.25 (2)
$b - $a = 1.50 (2)
$a * $b = 4.50 (2)
$a * 2 = 3.00 (2)
"0.25" * $a = 0.3750 (4)
$b * $a = 4.50 (2)
$a / $b = 0.50 (2)
$a / 2 = 0.75 (2)
"0.25" / $a = 0.166666666666 (12)
$b / $a = 2 (0)
$a ** $b = 3.375000 (6)
$a ** 2 = 2.2500 (4)
"0.25" ** $a ValueError: exponent cannot have a fractional part
$b ** $a ValueError: exponent cannot have a fractional part
$a <=> $b = -1
$a <=> 2 = -1
"0.25" <=> $a = -1
$b <=> $a = 1
$a == $b = false
$a == 2 = false
"0.25" == $a = false
$b == $a = false
$a < $b = true
$a < 2 = true
"0.25" < $a = true
$b < $a = false
$a . $b = "1.503"
$a . 2 = "1.502"
"0.25" . $a = "0.251.50"
$b . $a = "31.50"
0 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/bcmath_number_hard.php on line 3
object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(4) "2.50"
  ["scale"]=>
  int(2)
}
1 ValueError: Right string operand cannot be converted to BcMath\Number
2 TypeError: Unsupported operand types: BcMath\Number + null
3 TypeError: Unsupported operand types: BcMath\Number + array
4 DivisionByZeroError: Division by zero
5 object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(5) "-1.50"
  ["scale"]=>
  int(2)
}
6 object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
7 object(BcMath\Number)#1 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
8 TypeError: Unsupported operand types: BcMath\Number << int
9 ValueError: BcMath\Number::__construct(): Argument #1 ($num) is not well-formed
10 object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(1) "0"
  ["scale"]=>
  int(0)
}
11 Error: Cannot modify readonly property BcMath\Number::$value
12 
Warning: Undefined property: BcMath\Number::$x in {PWD}/bcmath_number_hard.php on line 3
NULL
13 int(1)
14 bool(false)
15 bool(true)
16 bool(true)
17 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/bcmath_number_hard.php on line 3
bool(false)
18 object(BcMath\Number)#39 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
19 object(BcMath\Number)#39 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
20 array(2) {
  [0]=>
  object(BcMath\Number)#39 (2) {
    ["value"]=>
    string(1) "0"
    ["scale"]=>
    int(0)
  }
  [1]=>
  object(BcMath\Number)#5 (2) {
    ["value"]=>
    string(4) "1.50"
    ["scale"]=>
    int(2)
  }
}
21 ValueError: Base number cannot have a fractional part
22 object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(1) "1"
  ["scale"]=>
  int(0)
}
23 object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(7) "1.22474"
  ["scale"]=>
  int(5)
}
24 object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(1) "1"
  ["scale"]=>
  int(0)
}
25 object(BcMath\Number)#38 (2) {
  ["value"]=>
  string(1) "2"
  ["scale"]=>
  int(0)
}
26 object(BcMath\Number)#39 (2) {
  ["value"]=>
  string(3) "1.5"
  ["scale"]=>
  int(1)
}
27 int(1)
28 bool(true)
29 string(26) "{"value":"1.50","scale":2}"
30 object(BcMath\Number)#39 (2) {
  ["value"]=>
  string(4) "1.50"
  ["scale"]=>
  int(2)
}
31 object(BcMath\Number)#39 (2) {
  ["value"]=>
  string(14) "0.444444444444"
  ["scale"]=>
  int(12)
}
32 ValueError: BcMath\Number::pow(): Argument #1 ($exponent) exponent cannot have a fractional part
33 object(BcMath\Number)#2 (2) {
  ["value"]=>
  string(1) "3"
  ["scale"]=>
  int(0)
}
