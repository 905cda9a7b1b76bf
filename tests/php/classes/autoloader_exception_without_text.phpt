--TEST--
A class cannot be linked, and the text of the exception fails
--FILE--
<?php
spl_autoload_register(function ($c) { echo "load $c\n"; throw new class("no $c") extends Exception { function __toString(): string { throw new Error('text'); } }; });
class B { use T; }
--EXPECT--
load T

Warning: Uncaught Error: text in {PWD}/autoloader_exception_without_text.php:2
Stack trace:
#0 {PWD}/autoloader_exception_without_text.php(3): Exception@anonymous->__toString()
#1 {main}
  thrown in {PWD}/autoloader_exception_without_text.php on line 2

Fatal error: During class fetch: Uncaught  in {PWD}/autoloader_exception_without_text.php on line 3
--EXIT--
255
