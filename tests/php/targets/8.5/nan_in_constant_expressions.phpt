--TEST--
NAN in expressions of constants
--INI--
zvm.php=8.5
--FILE--
<?php
var_dump('x' . NAN, !NAN, 5 & 7);
--EXPECT--
Warning: unexpected NAN value was coerced to string in {PWD}/nan_in_constant_expressions.php on line 2

Warning: unexpected NAN value was coerced to bool in {PWD}/nan_in_constant_expressions.php on line 2
string(4) "xNAN"
bool(false)
int(5)
