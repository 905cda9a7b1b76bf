--TEST--
Null becomes an empty string in the trace of an internal function's call, as it does in its arguments
--FILE--
<?php
error_reporting(0);
foreach ([fn() => new ReflectionClass(null), fn() => new ReflectionMethod(null, 'm'), fn() => array_combine([1], []), fn() => str_repeat(null, -1),
    fn() => array_fill(null, -1, null), fn() => constant(null)] as $call) {
    try {
        $call();
    } catch (Throwable $e) {
        echo strtok($e->getTraceAsString(), "\n"), "\n";
    }
}

?>
--EXPECT--
#0 {PWD}/converted_arguments_in_traces.php(3): ReflectionClass->__construct('')
#0 {PWD}/converted_arguments_in_traces.php(3): ReflectionMethod->__construct('', 'm')
#0 {PWD}/converted_arguments_in_traces.php(3): array_combine(Array, Array)
#0 {PWD}/converted_arguments_in_traces.php(3): str_repeat('', -1)
#0 {PWD}/converted_arguments_in_traces.php(4): array_fill(NULL, -1, NULL)
#0 {PWD}/converted_arguments_in_traces.php(4): constant('')
