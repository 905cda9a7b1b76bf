--TEST--
Back traces show __invoke() of a closure that was called by this name, below the closure itself
--FILE--
<?php
function trace(callable $run)
{
    try {
        $run();
    } catch (Exception $e) {
        echo preg_replace('/^.*\//m', '', $e->getTraceAsString()), "\n";
    }
}
$closure = function ($a = 0) { throw new Exception; };
$list = [2];
trace(fn() => $closure->__invoke(3));
trace(fn() => [$closure, '__invoke'](4));
trace(fn() => call_user_func([$closure, '__invoke'], 5));
trace(fn() => array_map([$closure, '__invoke'], [6]));
trace(fn() => array_walk($list, [$closure, '__invoke']));
trace(fn() => (new ReflectionMethod($closure, '__invoke'))->invoke($closure, 7));
trace(fn() => $closure(8));
trace([$closure, '__invoke']);
$shown = function () { var_dump(count(debug_backtrace(0, 1)), debug_backtrace()[1]['object'] instanceof Closure); };
$shown->__invoke();
$counts = function ($n) use (&$counts) { return $n ? $counts->__invoke($n - 1) + 1 : 0; };
var_dump($counts->__invoke(100));
$changes = function (&$x) { $x++; };
$changes->__invoke($n);
var_dump($n);
--EXPECT--
invoke_in_back_traces.php(12): {closure}(3)
invoke_in_back_traces.php(12): Closure->__invoke(3)
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(12): trace(Object(Closure))
#4 {main}
invoke_in_back_traces.php(13): {closure}(4)
invoke_in_back_traces.php(13): Closure->__invoke(4)
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(13): trace(Object(Closure))
#4 {main}
invoke_in_back_traces.php(14): {closure}(5)
invoke_in_back_traces.php(14): Closure->__invoke(5)
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(14): trace(Object(Closure))
#4 {main}
#0 [internal function]: {closure}(6)
#1 [internal function]: Closure->__invoke(6)
invoke_in_back_traces.php(15): array_map(Array, Array)
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(15): trace(Object(Closure))
#5 {main}
#0 [internal function]: {closure}(2, 0)
#1 [internal function]: Closure->__invoke(2, 0)
invoke_in_back_traces.php(16): array_walk(Array, Array)
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(16): trace(Object(Closure))
#5 {main}
#0 [internal function]: {closure}(7)
#1 [internal function]: Closure->__invoke(7)
invoke_in_back_traces.php(17): ReflectionMethod->invoke(Object(Closure), 7)
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(17): trace(Object(Closure))
#5 {main}
invoke_in_back_traces.php(18): {closure}(8)
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(18): trace(Object(Closure))
#3 {main}
invoke_in_back_traces.php(5): {closure}()
invoke_in_back_traces.php(5): Closure->__invoke()
invoke_in_back_traces.php(19): trace(Array)
#3 {main}
int(1)
bool(true)
int(100)
int(1)
