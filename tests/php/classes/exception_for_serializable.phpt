--TEST--
An error handler that throws while a class that implements Serializable is linked
--INI--
zend.exception_ignore_args=1
--FILE--
<?php
set_error_handler(function ($number, $message) { throw new Exception('refused'); });
try {
    eval('class A implements Serializable { function serialize() {} function unserialize($data) {} }');
} catch (Exception $exception) {
    echo "caught\n";
}
--EXPECT--
Fatal error: During inheritance of A, while implementing Serializable: Uncaught Exception: refused in {PWD}/exception_for_serializable.php:2
Stack trace:
#0 {PWD}/exception_for_serializable.php(4) : eval()'d code(1): {closure}()
#1 {PWD}/exception_for_serializable.php(4): eval()
#2 {main} in {PWD}/exception_for_serializable.php(4) : eval()'d code on line 1
--EXIT--
255
