--TEST--
ReflectionFiber: where a fiber is suspended
--FILE--
<?php
function places(array $trace): void {
    foreach ($trace as $frame) {
        echo $frame['line'] ?? '-', ' ', $frame['class'] ?? '', $frame['type'] ?? '', $frame['function'], "\n";
    }
}
function deep() { Fiber::suspend(1); return 2; }
$fiber = new Fiber(function ($a) { $x = deep(); 
  $f2 = new Fiber(function() use (&$rf) { try { places($rf->getTrace()); var_dump($rf->getExecutingLine()); } catch (Throwable $e) { echo $e->getMessage(); } Fiber::suspend(); }); $f2->start(); Fiber::suspend();});
$rf = new ReflectionFiber($fiber);
try { $rf->getExecutingLine(); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
$fiber->start(7);
var_dump($rf->getExecutingLine(), $rf->getExecutingFile() === __FILE__, $rf->getFiber() === $fiber, $rf->getCallable()::class, places($rf->getTrace()));
$fiber->resume();
$fiber->resume();
try { $rf->getCallable(); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { $rf->getExecutingFile(); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
$fiber = new Fiber(function() { $f = Fiber::getCurrent(); $r = new ReflectionFiber($f); var_dump($r->getExecutingLine(), $r->getExecutingFile() === __FILE__, places($r->getTrace())); });
$fiber->start();
$fiber = new Fiber('deep'); $fiber->start(); var_dump((new ReflectionFiber($fiber))->getCallable());
--EXPECT--
ErrorCannot fetch information from a fiber that has not been started or is terminated
7 Fiber::suspend
8 deep
- {closure}
int(7)
bool(true)
bool(true)
string(7) "Closure"
NULL
Call to a member function getTrace() on nullErrorCannot fetch the callable from a fiber that has terminated
ErrorCannot fetch information from a fiber that has not been started or is terminated
18 ReflectionFiber->getTrace
- {closure}
int(18)
bool(true)
NULL
string(4) "deep"
