--TEST--
exit() in __debugInfo() is a fatal error
--FILE--
<?php
class A { function __debugInfo() { echo "info"; exit; } }
var_dump(new A);
--EXPECT--
info
Fatal error: __debuginfo() must return an array in {PWD}/debug_info.php on line 3
--EXIT--
255
