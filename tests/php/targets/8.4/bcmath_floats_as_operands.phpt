--TEST--
BcMath\Number and floats that are no ints (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
use BcMath\Number;
$a = new Number('1.5');
foreach ([NAN, INF, 1e30, -1e19, 2.0, 2.5, null, true] as $f) { foreach (['+', '<=>', '**'] as $op) { echo var_export($f, true), " $op "; try { $r = eval("return \$a $op \$f;"); var_dump($r); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } try { $r = eval("return \$f $op \$a;"); var_dump($r); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } }
try { var_dump($a->add($f)); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } }
--EXPECT--
NAN + TypeError Unsupported operand types: BcMath\Number + float
TypeError Unsupported operand types: float + BcMath\Number
NAN <=> int(1)
int(1)
NAN ** TypeError Unsupported operand types: BcMath\Number ** float
TypeError Unsupported operand types: float ** BcMath\Number
ValueError BcMath\Number::add(): Argument #1 ($num) is not well-formed
INF + TypeError Unsupported operand types: BcMath\Number + float
TypeError Unsupported operand types: float + BcMath\Number
INF <=> int(1)
int(1)
INF ** TypeError Unsupported operand types: BcMath\Number ** float
TypeError Unsupported operand types: float ** BcMath\Number
ValueError BcMath\Number::add(): Argument #1 ($num) is not well-formed
1.0E+30 + TypeError Unsupported operand types: BcMath\Number + float
TypeError Unsupported operand types: float + BcMath\Number
1.0E+30 <=> int(1)
int(1)
1.0E+30 ** TypeError Unsupported operand types: BcMath\Number ** float
TypeError Unsupported operand types: float ** BcMath\Number
ValueError BcMath\Number::add(): Argument #1 ($num) is not well-formed
-1.0E+19 + TypeError Unsupported operand types: BcMath\Number + float
TypeError Unsupported operand types: float + BcMath\Number
-1.0E+19 <=> int(1)
int(1)
-1.0E+19 ** TypeError Unsupported operand types: BcMath\Number ** float
TypeError Unsupported operand types: float ** BcMath\Number
ValueError BcMath\Number::add(): Argument #1 ($num) is not well-formed
2.0 + object(BcMath\Number)#2 (2) {
  ["value"]=>
  string(3) "3.5"
  ["scale"]=>
  int(1)
}
object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(3) "3.5"
  ["scale"]=>
  int(1)
}
2.0 <=> int(-1)
int(1)
2.0 ** object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(4) "2.25"
  ["scale"]=>
  int(2)
}
ValueError exponent cannot have a fractional part
object(BcMath\Number)#3 (2) {
  ["value"]=>
  string(3) "3.5"
  ["scale"]=>
  int(1)
}
2.5 + 
Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_floats_as_operands.php(4) : eval()'d code on line 1
object(BcMath\Number)#3 (2) {
  ["value"]=>
  string(3) "3.5"
  ["scale"]=>
  int(1)
}

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_floats_as_operands.php(4) : eval()'d code on line 1
object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(3) "3.5"
  ["scale"]=>
  int(1)
}
2.5 <=> 
Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_floats_as_operands.php(4) : eval()'d code on line 1
int(-1)

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_floats_as_operands.php(4) : eval()'d code on line 1
int(1)
2.5 ** 
Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_floats_as_operands.php(4) : eval()'d code on line 1
object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(4) "2.25"
  ["scale"]=>
  int(2)
}

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_floats_as_operands.php(4) : eval()'d code on line 1
ValueError exponent cannot have a fractional part

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/bcmath_floats_as_operands.php on line 5
object(BcMath\Number)#2 (2) {
  ["value"]=>
  string(3) "3.5"
  ["scale"]=>
  int(1)
}
NULL + TypeError Unsupported operand types: BcMath\Number + null
TypeError Unsupported operand types: null + BcMath\Number
NULL <=> int(1)
int(-1)
NULL ** TypeError Unsupported operand types: BcMath\Number ** null
TypeError Unsupported operand types: null ** BcMath\Number

Deprecated: BcMath\Number::add(): Passing null to parameter #1 ($num) of type BcMath\Number|string|int is deprecated in {PWD}/bcmath_floats_as_operands.php on line 5
object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(3) "1.5"
  ["scale"]=>
  int(1)
}
true + object(BcMath\Number)#4 (2) {
  ["value"]=>
  string(3) "2.5"
  ["scale"]=>
  int(1)
}
object(BcMath\Number)#2 (2) {
  ["value"]=>
  string(3) "2.5"
  ["scale"]=>
  int(1)
}
true <=> int(1)
int(-1)
true ** object(BcMath\Number)#2 (2) {
  ["value"]=>
  string(3) "1.5"
  ["scale"]=>
  int(1)
}
ValueError exponent cannot have a fractional part
object(BcMath\Number)#3 (2) {
  ["value"]=>
  string(3) "2.5"
  ["scale"]=>
  int(1)
}
