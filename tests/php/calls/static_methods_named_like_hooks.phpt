--TEST--
Static methods whose names begin like those of property hooks
--FILE--
<?php
class A { static function __callStatic($n, $a) { return "static $n"; } }
class B {}
$m = '$p::get'; echo A::$m(), ' ', A::{'$x'}(), "\n";
try { B::$m(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
static $p::get static $x
Call to undefined method B::$p::get()
