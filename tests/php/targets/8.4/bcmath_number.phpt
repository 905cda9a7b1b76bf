--TEST--
BcMath\Number: operators, methods, scales, errors
--INI--
zvm.php=8.4
--FILE--
<?php
use BcMath\Number;
function t($f) { try { $r = $f(); echo is_array($r) ? implode(',', $r) : (is_bool($r) ? var_export($r, true) : $r), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
$n = fn($x) => new Number($x);
t(fn() => $n(1) + null); t(fn() => $n(1) + true); t(fn() => $n(1) . 'x'); t(fn() => $n('1.20') * '3.10'); t(fn() => $n('1.00') / '3'); t(fn() => $n('1.00') / '4'); t(fn() => $n('10') / '2'); t(fn() => $n('0.0000000000001') / 3); t(fn() => $n('2.5') ** 2); t(fn() => $n('2') ** -3); t(fn() => $n('2.5') ** -3); t(fn() => $n(2) ** 0); t(fn() => 2 ** $n(3)); t(fn() => $n(3)->pow('2.0')); t(fn() => $n(3)->pow(2, 3)); t(fn() => $n('3.14159')->pow(2, 3)); t(fn() => $n(0) ** -1); t(fn() => $n(0)->pow(-1));
t(fn() => $n(2)->sqrt()); t(fn() => $n('4.00')->sqrt()); t(fn() => $n('2.25')->sqrt()); t(fn() => $n(4)->add('1.555', 1)); t(fn() => $n(4)->add('1.5', 4)); t(fn() => $n(4)->sub('1.5', -1)); t(fn() => $n(7)->mul('1.5', 0)); t(fn() => $n(7)->div('3', 3)); t(fn() => $n(7)->div('0')); t(fn() => $n(7)->mod('0')); t(fn() => $n('7.5')->mod('2.25')); t(fn() => $n('-7.5')->mod('2', 3)); t(fn() => $n('-7.5')->divmod('2')); t(fn() => $n('7.5')->divmod('2.25', 1)); t(fn() => $n(3)->powmod('2.5', 3)); t(fn() => $n(3)->powmod(-1, 3)); t(fn() => $n(3)->powmod(2, 0)); t(fn() => $n('3.5')->powmod(2, 3)); t(fn() => $n(3)->powmod(5, 7, 2));
t(fn() => $n('5.55')->round(1)); t(fn() => $n('5.55')->round(-1)); t(fn() => $n('55')->round(-1, RoundingMode::TowardsZero)); t(fn() => $n('5.5')->round(3)); t(fn() => $n('-1.5')->floor()); t(fn() => $n(1)->compare('1.05', 1)); t(fn() => $n(1)->compare(2)); t(fn() => $n('1.0') == 1); t(fn() => $n('1.0') == 'abc'); t(fn() => $n('1.0') == null); t(fn() => $n('0') == null); t(fn() => $n('1.0') < 2.5); t(fn() => $n('1.0') == true); t(fn() => $n('1') === $n('1')); t(fn() => [1] == $n(1)); t(fn() => $n('  1')); t(fn() => $n('1e3')); t(fn() => $n('')); t(fn() => $n('+1')); t(fn() => $n('-0.00')); t(fn() => $n('.5')); t(fn() => $n('5.')); t(fn() => $n('00012.500')); t(fn() => $n(1)->add('x')); t(fn() => $n(1)->add(1.5)); t(fn() => $n(1) & 1); t(fn() => ~$n(1)); t(fn() => $n(1) + new stdClass); t(fn() => abs(-5) + $n(1)); t(fn() => max($n(1), $n(3), 2)); t(fn() => (int) $n('12.7')); t(fn() => (float) $n('12.7')); t(fn() => array_sum([$n(1), $n('2.5')])); t(fn() => $n('5') % 3); t(fn() => $n(1) + '1.5abc');
$x = $n('1.5'); $x++; echo $x; $x--; echo $x; $x **= 2; echo $x; $x .= 'a'; echo $x, "\n"; $y = $n(5); $z = clone $y; var_dump($z == $y, $y); print_r($y); var_export($y); echo json_encode([$y]), "\n"; var_dump((array) $y, isset($y->value), isset($y->nope), $y->scale); foreach ($y as $k => $v) echo "$k=$v\n"; try { $y->foo = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { unset($y->value); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { echo $y->nope; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $y->__construct(3); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { unserialize('O:13:"BcMath\Number":1:{s:5:"value";s:1:"x";}'); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } var_dump(unserialize('O:13:"BcMath\Number":1:{s:5:"value";s:4:"1.20";}'), (bool) $n(0), (bool) $n('0.0'), (bool) $n('0.1')); bcscale(3); t(fn() => $n(1) / 3); t(fn() => $n(1)->div(3)); var_dump(get_object_vars($y), $y instanceof Stringable);
--EXPECT--
TypeError: Unsupported operand types: BcMath\Number + null
2
1x
3.7200
0.333333333333
0.25
5
0.00000000000003333333333
6.25
0.125
0.064
1
8
9
9.000
9.869
DivisionByZeroError: Negative power of zero
DivisionByZeroError: Negative power of zero
1.4142135623
2.00
1.50
5.5
5.5000
ValueError: BcMath\Number::sub(): Argument #2 ($scale) must be between 0 and 2147483647
10
2.333
DivisionByZeroError: Division by zero
DivisionByZeroError: Modulo by zero
0.75
-1.500
-3,-1.5
3,0.7
ValueError: BcMath\Number::powmod(): Argument #1 ($exponent) cannot have a fractional part
ValueError: BcMath\Number::powmod(): Argument #1 ($exponent) must be greater than or equal to 0
DivisionByZeroError: Modulo by zero
ValueError: Base number cannot have a fractional part
5.00
5.6
10
50
5.500
-2
0
-1
true
false
false
false

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_number.php on line 7
true
true
false
false
ValueError: BcMath\Number::__construct(): Argument #1 ($num) is not well-formed
ValueError: BcMath\Number::__construct(): Argument #1 ($num) is not well-formed
0
1
0.00
0.5
5
12.500
ValueError: BcMath\Number::add(): Argument #1 ($num) is not well-formed

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/bcmath_number.php on line 7
2
TypeError: Unsupported operand types: BcMath\Number & int
TypeError: Cannot perform bitwise not on BcMath\Number
TypeError: Unsupported operand types: BcMath\Number + stdClass
6
3

Warning: Object of class BcMath\Number could not be converted to int in {PWD}/bcmath_number.php on line 7
1

Warning: Object of class BcMath\Number could not be converted to float in {PWD}/bcmath_number.php on line 7
1

Warning: array_sum(): Addition is not supported on type BcMath\Number in {PWD}/bcmath_number.php on line 7

Warning: array_sum(): Addition is not supported on type BcMath\Number in {PWD}/bcmath_number.php on line 7
0
2
ValueError: Right string operand cannot be converted to BcMath\Number
2.51.52.252.25a
bool(true)
object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(1) "5"
  ["scale"]=>
  int(0)
}
BcMath\Number Object
(
    [value] => 5
    [scale] => 0
)
\BcMath\Number::__set_state(array(
   'value' => '5',
   'scale' => 0,
))[{"value":"5","scale":0}]
array(2) {
  ["value"]=>
  string(1) "5"
  ["scale"]=>
  int(0)
}
bool(true)
bool(false)
int(0)
Cannot create dynamic property BcMath\Number::$foo
Cannot unset readonly property BcMath\Number::$value

Warning: Undefined property: BcMath\Number::$nope in {PWD}/bcmath_number.php on line 8
Cannot modify readonly property BcMath\Number::$value
ExceptionInvalid serialization data for BcMath\Number object
object(BcMath\Number)#5 (2) {
  ["value"]=>
  string(4) "1.20"
  ["scale"]=>
  int(2)
}
bool(false)
bool(false)
bool(true)
0.3333333333
0.3333333333
array(2) {
  ["value"]=>
  string(1) "5"
  ["scale"]=>
  int(0)
}
bool(true)
