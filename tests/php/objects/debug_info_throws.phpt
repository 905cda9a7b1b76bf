--TEST--
__debugInfo() that throws ends the request
--FILE--
<?php
class D { function __debugInfo() { throw new Exception('no'); } }
try {
    var_dump(new D);
} catch (Exception) {
    echo 'caught';
}
?>
--EXPECT--
Warning: Uncaught Exception: no in {PWD}/debug_info_throws.php:2
Stack trace:
#0 [internal function]: D->__debugInfo()
#1 {PWD}/debug_info_throws.php(4): var_dump(Object(D))
#2 {main}
  thrown in {PWD}/debug_info_throws.php on line 2

Fatal error: __debuginfo() must return an array in {PWD}/debug_info_throws.php on line 4
--EXIT--
255
