--TEST--
SplFixedArray shows its elements before its properties
--INI--
zvm.php=8.4
--FILE--
<?php
class F extends SplFixedArray { public $foo = 1; }
$a = new F(2);
var_dump($a, serialize($a));
print_r($a);
$a->setSize(0);
var_dump($a);
?>
--EXPECT--
object(F)#1 (3) {
  [0]=>
  NULL
  [1]=>
  NULL
  ["foo"]=>
  int(1)
}
string(38) "O:1:"F":3:{i:0;N;i:1;N;s:3:"foo";i:1;}"
F Object
(
    [0] => 
    [1] => 
    [foo] => 1
)
object(F)#1 (1) {
  ["foo"]=>
  int(1)
}
