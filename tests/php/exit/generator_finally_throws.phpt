--TEST--
An exception from finally of a generator that exit() destroys
--FILE--
<?php
function g() { try { yield 1; } finally { echo "finally\n"; throw new Exception('from finally'); } }
$g = g(); $g->current();
register_shutdown_function(function () { echo "shutdown\n"; });
function f() { $h = g(); $h->current(); exit("bye\n"); }
f();
--EXPECT--
bye
finally

Fatal error: Uncaught Exception: from finally in {PWD}/generator_finally_throws.php:2
Stack trace:
#0 {PWD}/generator_finally_throws.php(6): g()
#1 {main}
  thrown in {PWD}/generator_finally_throws.php on line 2
shutdown
finally

Fatal error: Uncaught Exception: from finally in {PWD}/generator_finally_throws.php:2
Stack trace:
#0 [internal function]: g()
#1 {main}
  thrown in {PWD}/generator_finally_throws.php on line 2
--EXIT--
255
