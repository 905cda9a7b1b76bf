--TEST--
SplFixedArray: arrays into it and out of it
--FILE--
<?php
$f=SplFixedArray::fromArray([1,[2],'x']);var_dump($f->toArray(),$f->getSize());$a=$f->toArray();$a[]=1;echo count($f),count((new SplFixedArray)->toArray()),"\n";
var_dump(SplFixedArray::fromArray([3=>1,1=>2])->toArray(), SplFixedArray::fromArray([5,6],false)->getSize());class F2 extends SplFixedArray{function toArray():array{return [];}} var_dump((new F2(2))->toArray(),(new F2(2))->getSize());
--EXPECT--
array(3) {
  [0]=>
  int(1)
  [1]=>
  array(1) {
    [0]=>
    int(2)
  }
  [2]=>
  string(1) "x"
}
int(3)
30
array(4) {
  [0]=>
  NULL
  [1]=>
  int(2)
  [2]=>
  NULL
  [3]=>
  int(1)
}
int(2)
array(0) {
}
int(2)
