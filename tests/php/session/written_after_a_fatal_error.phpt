--TEST--
The session is written after a fatal error
--FILE--
<?php
ob_start();
session_set_save_handler(
    fn() => true, function () { echo "close\n"; return true; }, fn() => '', function ($id, $data) { echo "write $data\n"; return true; }, fn() => true, fn() => 1);
session_start();
$_SESSION['a'] = 1;
null_function();
--EXPECT--
Fatal error: Uncaught Error: Call to undefined function null_function() in {PWD}/written_after_a_fatal_error.php:7
Stack trace:
#0 {main}
  thrown in {PWD}/written_after_a_fatal_error.php on line 7
write a|i:1;
close
--EXIT--
255
