--TEST--
A backtrace printed: functions, methods, arguments or none, a limit
--FILE--
<?php
class Tracer {
    public function __invoke($argument) { debug_print_backtrace(); }
    public static function limited() { debug_print_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS, 2); }
}
function outer(...$arguments) {
    array_map(new Tracer, $arguments);
}
outer(1, 'text', [1, 2]);
(function () { Tracer::limited(); })(5);
debug_print_backtrace();
--EXPECT--
#0 [internal function]: Tracer->__invoke(1)
#1 {PWD}/printed_backtrace.php(7): array_map(Object(Tracer), Array)
#2 {PWD}/printed_backtrace.php(9): outer(1, 'text', Array)
#0 [internal function]: Tracer->__invoke('text')
#1 {PWD}/printed_backtrace.php(7): array_map(Object(Tracer), Array)
#2 {PWD}/printed_backtrace.php(9): outer(1, 'text', Array)
#0 [internal function]: Tracer->__invoke(Array)
#1 {PWD}/printed_backtrace.php(7): array_map(Object(Tracer), Array)
#2 {PWD}/printed_backtrace.php(9): outer(1, 'text', Array)
#0 {PWD}/printed_backtrace.php(10): Tracer::limited()
#1 {PWD}/printed_backtrace.php(10): {closure}()
