--TEST--
The exception handler is for the script, not for what runs after it
--FILE--
<?php
set_exception_handler(fn($e) => print("handled " . get_class($e) . "\n"));
class D { function __destruct() { throw new Exception('from a destructor'); } }
$d = new D;
register_shutdown_function(function () { echo "shutdown\n"; });
throw new Error('from the script');
?>
--EXPECT--
handled Error
shutdown

Fatal error: Uncaught Exception: from a destructor in {PWD}/handler_after_the_script.php:3
Stack trace:
#0 [internal function]: D->__destruct()
#1 {main}
  thrown in {PWD}/handler_after_the_script.php on line 3
--EXIT--
255
