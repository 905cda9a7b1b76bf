--TEST--
A callback that throws ends the program
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$c = FFI::cdef("typedef void (*procedure)(void);");
$holder = $c->new("procedure[1]");
$holder[0] = function () { throw new Exception("out of C"); };
try {
    ($holder[0])();
} catch (Exception $e) {
    echo "never\n";
}
--EXPECTF--
Warning: Uncaught Exception: out of C in %sthrowing_callback.php:4
Stack trace:
#0 %s: {closure}()
#1 %sthrowing_callback.php(6): __invoke()
#2 {main}
  thrown in %sthrowing_callback.php on line 4

Fatal error: Throwing from FFI callbacks is not allowed in %sthrowing_callback.php on line 6
--EXIT--
255
