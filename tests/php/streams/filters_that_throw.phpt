--TEST--
What is said of user filters that throw: nothing of onCreate(), nothing to an error handler
--FILE--
<?php
class Declines extends php_user_filter
{
    public function onCreate(): bool { throw new Exception('declined'); }
}
class Unmade extends php_user_filter
{
    public $value = UNDEFINED_CONSTANT;
}
spl_autoload_register(fn($class) => throw new Exception("autoload $class"));
stream_filter_register('test.declines', 'Declines');
stream_filter_register('test.unmade', 'Unmade');
stream_filter_register('test.missing', 'Missing');

function append(): void
{
    foreach (['declines', 'unmade', 'missing'] as $name) {
        try {
            stream_filter_append(fopen('php://memory', 'r+'), "test.$name");
        } catch (Throwable $e) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}

append();
set_error_handler(fn($level, $message) => print("handled: $message\n"));
append();
set_error_handler(fn($level, $message) => print("handled: $message\n"), E_NOTICE);
append();
--EXPECT--
Exception: declined

Warning: stream_filter_append(): Unable to create or locate filter "test.unmade" in {PWD}/filters_that_throw.php on line 19
Error: Undefined constant "UNDEFINED_CONSTANT"

Warning: stream_filter_append(): User-filter "test.missing" requires class "Missing", but that class is not defined in {PWD}/filters_that_throw.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "test.missing" in {PWD}/filters_that_throw.php on line 19
Exception: autoload Missing
Exception: declined
Error: Undefined constant "UNDEFINED_CONSTANT"
Exception: autoload Missing
Exception: declined

Warning: stream_filter_append(): Unable to create or locate filter "test.unmade" in {PWD}/filters_that_throw.php on line 19
Error: Undefined constant "UNDEFINED_CONSTANT"

Warning: stream_filter_append(): User-filter "test.missing" requires class "Missing", but that class is not defined in {PWD}/filters_that_throw.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "test.missing" in {PWD}/filters_that_throw.php on line 19
Exception: autoload Missing
