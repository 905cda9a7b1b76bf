--TEST--
An uninitialised static property of a trait: only the error, no deprecation
--FILE--
<?php
trait T { static int $x; }
try {
    T::$x;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Typed static property T::$x must not be accessed before initialization
