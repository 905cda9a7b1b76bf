--TEST--
A closure compared with anything else
--FILE--
<?php
function f() {}
var_dump([1] <=> f(...), f(...) <=> [1], f(...) == f(...), f(...) == fn() => 1, f(...) == new stdClass, f(...) == "f");
var_dump(f(...) == 1, null == f(...), f(...) == true, f(...) > null);
?>
--EXPECT--
int(-1)
int(1)
bool(true)
bool(false)
bool(false)
bool(false)

Notice: Object of class Closure could not be converted to int in {PWD}/compare_with_others.php on line 4
bool(true)
bool(false)
bool(true)
bool(true)
