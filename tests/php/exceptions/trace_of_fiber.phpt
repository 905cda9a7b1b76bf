--TEST--
ReflectionFiber before, inside and after a suspension
--FILE--
<?php
$fiber = new Fiber(function () { Fiber::suspend(1); });
$reflection = new ReflectionFiber($fiber);
foreach (['getTrace', 'getExecutingLine', 'getExecutingFile'] as $method) {
    try { var_dump($reflection->$method()); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
$fiber->start();
var_dump($reflection->getExecutingLine(), count($reflection->getTrace()));
$fiber->resume();
foreach (['getTrace', 'getExecutingLine', 'getExecutingFile'] as $method) {
    try { var_dump($reflection->$method()); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
--EXPECT--
Error: Cannot fetch information from a fiber that has not been started or is terminated
Error: Cannot fetch information from a fiber that has not been started or is terminated
Error: Cannot fetch information from a fiber that has not been started or is terminated
int(2)
int(2)
Error: Cannot fetch information from a fiber that has not been started or is terminated
Error: Cannot fetch information from a fiber that has not been started or is terminated
Error: Cannot fetch information from a fiber that has not been started or is terminated
