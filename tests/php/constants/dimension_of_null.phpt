--TEST--
[] of null and false in constant expressions warns, unless ?? asks
--FILE--
<?php
const A = (null)['foo'];
const B = (false)['foo'];
const C = (false)['foo'] ?? 1;
var_dump((null)['a'], false[1] ?? 3);
class X { const Q = null; const R = self::Q[1]; public $p = self::Q['x'] ?? 9; public $q = (null)[0];}
var_dump(A,B,C, X::R, new X);
--EXPECT--
Warning: Trying to access array offset on value of type null in {PWD}/dimension_of_null.php on line 2

Warning: Trying to access array offset on value of type bool in {PWD}/dimension_of_null.php on line 3

Warning: Trying to access array offset on value of type null in {PWD}/dimension_of_null.php on line 5
NULL
int(3)

Warning: Trying to access array offset on value of type null in {PWD}/dimension_of_null.php on line 7

Warning: Trying to access array offset on value of type null in {PWD}/dimension_of_null.php on line 7
NULL
NULL
int(1)
NULL
object(X)#1 (2) {
  ["p"]=>
  int(9)
  ["q"]=>
  NULL
}
