--TEST--
After a shutdown function has thrown, destructors run, but no finally blocks of generators
--FILE--
<?php
class D { function __destruct() { echo "D\n"; } }
function g() { try { yield 1; } finally { echo "finally\n"; } }
$g = g(); $g->current(); $d = new D;
register_shutdown_function(function () { throw new Exception('sd'); });
echo "x\n";
--EXPECT--
x

Fatal error: Uncaught Exception: sd in {PWD}/no_finally_after_shutdown_function_throws.php:5
Stack trace:
#0 [internal function]: {closure}()
#1 {main}
  thrown in {PWD}/no_finally_after_shutdown_function_throws.php on line 5
D
--EXIT--
255
