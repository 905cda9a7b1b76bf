--TEST--
debug_backtrace() with a limit that is reached below an include, an autoloader or a callback
--FILE--
<?php
function trace(int $limit): void
{
    foreach ([0, DEBUG_BACKTRACE_PROVIDE_OBJECT, DEBUG_BACKTRACE_IGNORE_ARGS] as $options) {
        echo implode(" ", array_map(fn($frame) => $frame["function"], debug_backtrace($options, $limit))), "\n";
    }
}
class Loader { function load($class) { trace(3); trace(1); trace(2); trace(4); eval("class $class {}"); } }
spl_autoload_register([new Loader, "load"]);
file_put_contents(__DIR__ . "/trace_limits.inc", '<?php foreach ([1, 2, 3] as $limit) trace($limit); new Missing; array_map(fn($limit) => trace($limit), [1, 2, 3, 4, 5]);');
include __DIR__ . "/trace_limits.inc";
eval('trace(1); trace(2); array_map("trace", [1, 2, 3]);');
unlink(__DIR__ . "/trace_limits.inc");
--CLEAN--
<?php
@unlink(__DIR__ . "/trace_limits.inc");
--EXPECT--
trace
trace
trace
trace include
trace include
trace include
trace include
trace include
trace include
trace load include
trace load include
trace load include
trace
trace
trace
trace load
trace load
trace load
trace load include
trace load include
trace load include
trace
trace
trace
trace {closure}
trace {closure}
trace {closure}
trace {closure} array_map
trace {closure} array_map
trace {closure} array_map
trace {closure} array_map include
trace {closure} array_map include
trace {closure} array_map include
trace {closure} array_map include
trace {closure} array_map include
trace {closure} array_map include
trace
trace
trace
trace eval
trace eval
trace eval
trace
trace
trace
trace array_map
trace array_map
trace array_map
trace array_map eval
trace array_map eval
trace array_map eval
