--TEST--
Save handlers that fail when the request ends
--FILE--
<?php
ob_start();
set_exception_handler(function () { echo "handler\n"; });
session_set_save_handler(
    fn() => true, function () { echo "close\n"; return true; }, fn() => '', function ($id, $data) { throw new Exception('no room'); }, fn() => true, fn() => 1);
session_id('failures');
session_start();
$_SESSION['a'] = 1;
--EXPECT--
Fatal error: Uncaught Exception: no room in {PWD}/failures_at_the_end.php:5
Stack trace:
#0 [internal function]: {closure}('failures', 'a|i:1;')
#1 {main}
  thrown in {PWD}/failures_at_the_end.php on line 5

Warning: PHP Request Shutdown: Cannot call session save handler in a recursive manner in Unknown on line 0
--EXIT--
255
