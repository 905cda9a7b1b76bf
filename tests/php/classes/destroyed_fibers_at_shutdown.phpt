--TEST--
Fibers that throw while the fiber around them is destroyed at the end of the script
--FILE--
<?php

$fiber = new Fiber(function (): void {
    $fiber1 = new Fiber(function (): void {
        try {
            Fiber::suspend();
        } finally {
            throw new Exception('test1');
        }
    });

    $fiber1->start();

    $fiber2 = new Fiber(function (): void {
        try {
            Fiber::suspend();
        } finally {
            throw new Exception('test2');
        }
    });

    $fiber2->start();

    Fiber::suspend();
});

$fiber->start();

echo "done\n";

?>
--EXPECT--
done

Fatal error: Uncaught Exception: test1 in {PWD}/destroyed_fibers_at_shutdown.php:8
Stack trace:
#0 [internal function]: {closure}()
#1 {main}

Next Exception: test2 in {PWD}/destroyed_fibers_at_shutdown.php:18
Stack trace:
#0 [internal function]: {closure}()
#1 {main}
  thrown in {PWD}/destroyed_fibers_at_shutdown.php on line 18
--EXIT--
255
