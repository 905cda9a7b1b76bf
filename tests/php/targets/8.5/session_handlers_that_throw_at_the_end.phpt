--TEST--
What session handlers throw at the end goes to the exception handler, and so does their missing result
--INI--
zvm.php=8.5
--FILE--
<?php
ob_start();
set_exception_handler(function ($e) { echo get_class($e), ": ", $e->getMessage(), "\n"; });
session_set_save_handler(fn() => true, function () { echo "close\n"; return true; }, fn() => '',
    function ($id, $data) { throw new Exception('no room'); }, fn() => true, fn() => 1);
session_id('failures');
session_start();
$_SESSION['a'] = 1;
--EXPECT--
Deprecated: session_set_save_handler(): Providing individual callbacks instead of an object implementing SessionHandlerInterface is deprecated in {PWD}/session_handlers_that_throw_at_the_end.php on line 4
Exception: no room
TypeError: Session callback must have a return value of type bool, null returned

Warning: PHP Request Shutdown: Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in Unknown on line 0
close
