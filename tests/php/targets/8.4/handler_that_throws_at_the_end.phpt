--TEST--
An exception handler that throws is gone at the end of the request
--INI--
zvm.php=8.4
--FILE--
<?php
set_exception_handler(function($e) { echo "h1 ", $e->getMessage(), "\n"; throw new Exception('from handler'); });
class D { function __destruct() { throw new Exception('from a destructor'); } }
register_shutdown_function(function () { echo "shutdown\n"; throw new Exception('in shutdown'); });
register_shutdown_function(function () { echo "shutdown2\n"; throw new Exception('in shutdown2'); });
$d = new D; $d2 = new D; $d3 = new D;
throw new Error('from the script');
--EXPECT--
h1 from the script

Fatal error: Uncaught Exception: from handler in {PWD}/handler_that_throws_at_the_end.php:2
Stack trace:
#0 [internal function]: {closure:{PWD}/handler_that_throws_at_the_end.php:2}(Object(Error))
#1 {main}
  thrown in {PWD}/handler_that_throws_at_the_end.php on line 2
shutdown

Fatal error: Uncaught Exception: in shutdown in {PWD}/handler_that_throws_at_the_end.php:4
Stack trace:
#0 [internal function]: {closure:{PWD}/handler_that_throws_at_the_end.php:4}()
#1 {main}
  thrown in {PWD}/handler_that_throws_at_the_end.php on line 4

Fatal error: Uncaught Exception: from a destructor in {PWD}/handler_that_throws_at_the_end.php:3
Stack trace:
#0 [internal function]: D->__destruct()
#1 {main}
  thrown in {PWD}/handler_that_throws_at_the_end.php on line 3
--EXIT--
255
