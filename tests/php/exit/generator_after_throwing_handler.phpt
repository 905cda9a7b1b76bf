--TEST--
An exception handler that throws: generators do not run their finally blocks at the end
--FILE--
<?php
set_exception_handler(function ($e) { echo "handler\n"; throw new Exception('second'); });
function g() { try { yield 1; } finally { echo "finally\n"; } }
$g = g(); $g->current();
throw new Exception('first');
--EXPECT--
handler

Fatal error: Uncaught Exception: second in {PWD}/generator_after_throwing_handler.php:2
Stack trace:
#0 [internal function]: {closure}(Object(Exception))
#1 {main}
  thrown in {PWD}/generator_after_throwing_handler.php on line 2
--EXIT--
255
