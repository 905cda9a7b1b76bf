--TEST--
BcMath\Number compared with values of other types (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
use BcMath\Number;
$a = new Number('1.5'); $z = new Number('0'); $n = null;
var_dump($a > null, $a >= null, null < $a, $a <=> null, null <=> $a, $a == null, null == $a, $a < null, $z == null, $z <=> null, $z > null, $z < null, $n < $a, $a > $n, $a <=> 'abc', 'abc' <=> $a, $a > 'abc', $a < 'abc', 'abc' < $a, 'abc' > $a, $a <=> true, true <=> $a, $a > true, $a < true, true < $a, $a <=> [], [] <=> $a, $a > [], $a < [], $a <=> new stdClass, $a > new stdClass, $a < new stdClass, $a > false, $a < false, false < $a, $a <=> 1.5, $a <=> NAN, $a < INF);
--EXPECT--
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/bcmath_compared.php on line 4
bool(true)
bool(true)
bool(true)
int(1)
int(-1)
bool(false)
bool(false)
bool(false)
bool(false)
int(1)
bool(true)
bool(false)
bool(true)
bool(true)
int(1)
int(1)
bool(false)
bool(false)
bool(false)
bool(false)
int(1)
int(-1)
bool(true)
bool(false)
bool(true)
int(1)
int(1)
bool(false)
bool(false)
int(1)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
int(1)
int(1)
bool(false)
