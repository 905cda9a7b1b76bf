--TEST--
Properties in the older format of a serialized GMP number
--EXTENSIONS--
gmp
--FILE--
<?php
var_dump(unserialize('C:3:"GMP":34:{s:1:"5";a:2:{s:1:"a";i:1;i:0;i:2;}}'));
--EXPECT--
object(GMP)#1 (3) {
  ["a"]=>
  int(1)
  [0]=>
  int(2)
  ["num"]=>
  string(1) "5"
}
