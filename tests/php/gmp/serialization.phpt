--TEST--
serialize() and unserialize() of GMP objects, in both formats
--EXTENSIONS--
gmp
--FILE--
<?php
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(fn() => serialize(gmp_init("-255")));
t(fn() => unserialize('O:3:"GMP":1:{i:0;s:3:"-ff";}'));
t(fn() => unserialize('C:3:"GMP":15:{s:2:"55";a:0:{}}'));
t(fn() => unserialize('C:3:"GMP":14:{s:1:"x";a:0:{}}'));
t(fn() => unserialize('C:3:"GMP":13:{s:1:"1";i:50;}'));
t(fn() => unserialize('O:3:"GMP":1:{i:0;s:1:"z";}'));
t(fn() => unserialize('O:3:"GMP":2:{i:0;s:1:"1";i:1;i:2;}'));
t(fn() => implode(' ', unserialize(serialize([gmp_init(1), gmp_init(2)]))));
?>
--EXPECT--
string(28) "O:3:"GMP":1:{i:0;s:3:"-ff";}"
object(GMP)#2 (1) {
  ["num"]=>
  string(4) "-255"
}
object(GMP)#2 (1) {
  ["num"]=>
  string(2) "55"
}
Exception: Could not unserialize number
Exception: Could not unserialize properties
Exception: Could not unserialize number
Exception: Could not unserialize properties
string(3) "1 2"
