--TEST--
Handlers of uncaught exceptions: set, restored, and called at the end
--FILE--
<?php
var_dump(set_exception_handler(fn($e) => print("first: {$e->getMessage()}\n")));
var_dump(set_exception_handler(null) instanceof Closure);
var_dump(restore_exception_handler());
register_shutdown_function(function () {
    echo "shut down\n";
});
set_exception_handler(function (Throwable $e) {
    echo 'second: ', $e->getMessage(), "\n";
    restore_exception_handler();
    throw new LogicException('from the handler');
});
throw new Exception('uncaught');
--EXPECT--
NULL
bool(true)
bool(true)
second: uncaught

Fatal error: Uncaught LogicException: from the handler in {PWD}/exception_handlers_are_stacked.php:11
Stack trace:
#0 [internal function]: {closure}(Object(Exception))
#1 {main}
  thrown in {PWD}/exception_handlers_are_stacked.php on line 11
shut down
--EXIT--
255
