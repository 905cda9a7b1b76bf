--TEST--
An exception while a class is loaded that a signature waits for
--FILE--
<?php
spl_autoload_register(function ($class) {
    echo "$class\n";
    if ($class == 'X') { new Y; }
    if ($class == 'Y') { new Q; }
});
class A { function method(): X {} }
class B extends A { function method(): Y {} }
--EXPECT--
Y
Q

Fatal error: During inheritance of B, while autoloading Y: Uncaught Error: Class "Q" not found in {PWD}/exception_while_autoloading_for_variance.php:5
Stack trace:
#0 {PWD}/exception_while_autoloading_for_variance.php(8): {closure}('Y')
#1 {main} in {PWD}/exception_while_autoloading_for_variance.php on line 8
--EXIT--
255
