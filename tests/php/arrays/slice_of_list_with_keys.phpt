--TEST--
array_slice() of lists with their keys
--FILE--
<?php
$lst=[0,1,2,3,4,5];var_dump(array_slice($lst,2,3,true),array_slice($lst,-2,1,true),array_slice($lst,1,-2,true));$sl=array_slice($lst,4,2,true);$sl[]='n';var_dump($sl);
--EXPECT--
array(3) {
  [2]=>
  int(2)
  [3]=>
  int(3)
  [4]=>
  int(4)
}
array(1) {
  [4]=>
  int(4)
}
array(3) {
  [1]=>
  int(1)
  [2]=>
  int(2)
  [3]=>
  int(3)
}
array(3) {
  [4]=>
  int(4)
  [5]=>
  int(5)
  [6]=>
  string(1) "n"
}
