--TEST--
Fibers are not switched in signal handlers
--EXTENSIONS--
pcntl
posix
--FILE--
<?php
pcntl_signal(SIGUSR1, function (int $number): void {
    if (Fiber::getCurrent() !== null) {
        Fiber::suspend();
    }
});
$fiber = new Fiber(function (): void {
    posix_kill(posix_getpid(), SIGUSR1);
    try {
        pcntl_signal_dispatch();
    } catch (FiberError $e) {
        echo $e->getMessage(), "\n";
    }
    Fiber::suspend(5);
});
var_dump($fiber->start());
try { pcntl_exec('/none', ['a'], [1 => "a", 2 => new stdClass]); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Cannot switch fibers in current execution context
int(5)
Object of class stdClass could not be converted to string
