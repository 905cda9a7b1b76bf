--TEST--
An exception of assert()'s callback: previous of AssertionError, raised after the warning, shown where assert() bails out
--INI--
zend.assertions=1
zend.exception_ignore_args=1
--FILE--
<?php
function fail(): void
{
    try {
        var_dump(assert(false, 'wrong'));
    } catch (Throwable $e) {
        echo get_class($e), ' ', $e->getPrevious()?->getMessage(), "\n";
    }
}

@assert_options(ASSERT_CALLBACK, function () { throw new Exception('callback'); });
fail();
@assert_options(ASSERT_EXCEPTION, 0);
fail();
set_error_handler(fn($level, $message) => print("handled: $message\n"));
fail();
@assert_options(ASSERT_BAIL, 1);
register_shutdown_function(fn() => print("shutdown\n"));
try {
    fail();
} finally {
    echo "not reached\n";
}
--EXPECT--
AssertionError callback

Warning: assert(): wrong failed in {PWD}/assert_callback_throws.php on line 5
Exception 
Exception 

Warning: Uncaught Exception: callback in {PWD}/assert_callback_throws.php:11
Stack trace:
#0 [internal function]: {closure}()
#1 {PWD}/assert_callback_throws.php(5): assert()
#2 {PWD}/assert_callback_throws.php(20): fail()
#3 {main}
  thrown in {PWD}/assert_callback_throws.php on line 11
shutdown
