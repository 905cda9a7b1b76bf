--TEST--
A fatal error in a fiber: those that it has suspended do not run their finally blocks
--FILE--
<?php
$f = new Fiber(function () {
    $g = new Fiber(function () { try { Fiber::suspend(); } finally { echo "finally\n"; } });
    $g->start();
    trigger_error('fatal', E_USER_ERROR);
});
$f->start();
--EXPECT--
Fatal error: fatal in {PWD}/fatal_in_fiber_with_suspended_one.php on line 5
--EXIT--
255
