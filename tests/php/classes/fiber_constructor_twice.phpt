--TEST--
A fiber's constructor cannot be called again
--FILE--
<?php
$o = new Fiber(fn() => 1);
try { $o->__construct(fn() => 1); } catch (FiberError $e) { echo $e->getMessage(), "\n"; }
$o->start();
try { $o->__construct(fn() => 1); } catch (FiberError $e) { echo $e->getMessage(), "\n"; }
declare(ticks=1) {
    register_tick_function(function () {
        if (Fiber::getCurrent()) {
            try { Fiber::suspend(); } catch (FiberError $e) { echo $e->getMessage(), "\n"; }
        }
    });
    (new Fiber(function () { $a = 1; }))->start();
}
--EXPECT--
Cannot call constructor twice
Cannot call constructor twice
Cannot switch fibers in current execution context
