--TEST--
A constant cannot be a callable of new
--INI--
zvm.php=8.5
--FILE--
<?php class A { static function m() {} } const C = new A(...); var_dump(C);
--EXPECT--
Fatal error: Cannot create Closure for new expression in {PWD}/callable_of_new_in_constant.php on line 1
Stack trace:
#0 {main}
--EXIT--
255
