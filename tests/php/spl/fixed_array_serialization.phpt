--TEST--
SplFixedArray keeps properties through serialization
--FILE--
<?php
$a=new SplFixedArray(3); $a->foo=1;  $b=unserialize(serialize($a)); var_dump($b);
--EXPECT--

Deprecated: Creation of dynamic property SplFixedArray::$foo is deprecated in {PWD}/fixed_array_serialization.php on line 2

Deprecated: Creation of dynamic property SplFixedArray::$foo is deprecated in {PWD}/fixed_array_serialization.php on line 2
object(SplFixedArray)#2 (4) {
  ["foo"]=>
  int(1)
  [0]=>
  NULL
  [1]=>
  NULL
  [2]=>
  NULL
}
