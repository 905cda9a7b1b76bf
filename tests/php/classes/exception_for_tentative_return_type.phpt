--TEST--
An error handler that throws while a class with another return type than a tentative one is linked
--INI--
zend.exception_ignore_args=1
--FILE--
<?php
set_error_handler(function ($number, $message) { throw new Exception($message); });
eval('class A implements IteratorAggregate { #[ReturnTypeWillChange] function getIterator() { return $this; } }');
echo "not with the attribute\n";
try {
    eval('class B implements Countable { function count() { return 1; } }');
} catch (Exception $exception) {
    echo "caught\n";
}
--EXPECT--
not with the attribute

Fatal error: During inheritance of Countable: Uncaught Exception: Return type of B::count() should either be compatible with Countable::count(): int, or the #[\ReturnTypeWillChange] attribute should be used to temporarily suppress the notice in {PWD}/exception_for_tentative_return_type.php:2
Stack trace:
#0 {PWD}/exception_for_tentative_return_type.php(6) : eval()'d code(1): {closure}()
#1 {PWD}/exception_for_tentative_return_type.php(6): eval()
#2 {main} in {PWD}/exception_for_tentative_return_type.php(6) : eval()'d code on line 1
--EXIT--
255
