--TEST--
The trace of what a generator throws in its finally block when the request ends
--FILE--
<?php
function gen() { try { yield 1; } finally { echo "finally\n"; throw new Exception("late"); } }
$gen = gen(); $gen->rewind();
--EXPECT--
finally

Fatal error: Uncaught Exception: late in {PWD}/thrown_in_finally_at_the_end.php:2
Stack trace:
#0 [internal function]: gen()
#1 {main}
  thrown in {PWD}/thrown_in_finally_at_the_end.php on line 2
--EXIT--
255
