--TEST--
After the exception handler has thrown, destructors run, but no finally blocks of generators
--FILE--
<?php
class D { function __destruct() { echo "D\n"; } }
function g() { try { yield 1; } finally { echo "finally\n"; } }
$g = g(); $g->current(); $d = new D;
register_shutdown_function(function () { echo "sd\n"; });
set_exception_handler(function ($e) { echo "handler: {$e->getMessage()}\n"; throw new Exception('second'); });
throw new Exception('first');
--EXPECT--
handler: first

Fatal error: Uncaught Exception: second in {PWD}/no_finally_after_exception_handler_throws.php:6
Stack trace:
#0 [internal function]: {closure}(Object(Exception))
#1 {main}
  thrown in {PWD}/no_finally_after_exception_handler_throws.php on line 6
sd
D
--EXIT--
255
