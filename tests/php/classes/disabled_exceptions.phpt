--TEST--
An exception's class that disable_classes names has neither properties nor methods
--INI--
disable_classes=ErrorException
--FILE--
<?php
$exception = new ErrorException('text');
var_dump($exception->message);
try {
    $exception->getMessage();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
Warning: ErrorException() has been disabled for security reasons in {PWD}/disabled_exceptions.php on line 2

Warning: Undefined property: ErrorException::$message in {PWD}/disabled_exceptions.php on line 3
NULL
Call to undefined method ErrorException::getMessage()
