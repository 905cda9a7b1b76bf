--TEST--
A fiber that throws at the end of the script: other destructors run
--FILE--
<?php
class D { function __destruct() { echo "[D]\n"; } }
$f = new Fiber(function () { try { Fiber::suspend(); } finally { throw new Exception('in fiber'); } });
$f->start();
$d = new D;
--EXPECT--
[D]

Fatal error: Uncaught Exception: in fiber in {PWD}/fiber_throws_at_the_end.php:3
Stack trace:
#0 [internal function]: {closure}()
#1 {main}
  thrown in {PWD}/fiber_throws_at_the_end.php on line 3
--EXIT--
255
