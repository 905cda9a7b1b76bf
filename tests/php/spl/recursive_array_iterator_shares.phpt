--TEST--
Children of a RecursiveArrayIterator share their array with it
--FILE--
<?php
$a=[1,[2,3]]; $it=new RecursiveArrayIterator($a); $rii=new RecursiveIteratorIterator($it);
foreach($rii as $k=>$v){ $rii->getInnerIterator()->offsetSet($k, $v*10);}
var_dump($it->getArrayCopy());
$c = $it; $c->rewind(); $c->next(); $ch=$c->getChildren(); $ch[0]=99; var_dump($it->getArrayCopy());
$ch2=clone $ch; $ch2[0]=7; var_dump($it[1], $ch, $a);
--EXPECT--
array(2) {
  [0]=>
  int(10)
  [1]=>
  array(2) {
    [0]=>
    int(20)
    [1]=>
    int(30)
  }
}
array(2) {
  [0]=>
  int(10)
  [1]=>
  array(2) {
    [0]=>
    int(99)
    [1]=>
    int(30)
  }
}
array(2) {
  [0]=>
  int(7)
  [1]=>
  int(30)
}
object(RecursiveArrayIterator)#4 (1) {
  ["storage":"ArrayIterator":private]=>
  array(2) {
    [0]=>
    int(7)
    [1]=>
    int(30)
  }
}
array(2) {
  [0]=>
  int(1)
  [1]=>
  array(2) {
    [0]=>
    int(2)
    [1]=>
    int(3)
  }
}
