--TEST--
Heaps give what they hold in order
--FILE--
<?php
$h=new SplMinHeap; foreach([[3,1],[1,2],[2,2],[1,1]] as $x) $h->insert($x); foreach ($h as $k=>$x) echo $k, json_encode($x),"\n";
$m=new MultipleIterator(MultipleIterator::MIT_KEYS_ASSOC|MultipleIterator::MIT_NEED_ANY); $m->attachIterator(new ArrayIterator([1,2,3]),"a"); $m->attachIterator(new ArrayIterator([4]),"b"); foreach($m as $k=>$v) {var_dump($k,$v);} var_dump($m);
--EXPECT--
3[1,1]
2[1,2]
1[2,2]
0[3,1]
array(2) {
  ["a"]=>
  int(0)
  ["b"]=>
  int(0)
}
array(2) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(4)
}
array(2) {
  ["a"]=>
  int(1)
  ["b"]=>
  NULL
}
array(2) {
  ["a"]=>
  int(2)
  ["b"]=>
  NULL
}
array(2) {
  ["a"]=>
  int(2)
  ["b"]=>
  NULL
}
array(2) {
  ["a"]=>
  int(3)
  ["b"]=>
  NULL
}
object(MultipleIterator)#2 (1) {
  ["storage":"SplObjectStorage":private]=>
  array(2) {
    [0]=>
    array(2) {
      ["obj"]=>
      object(ArrayIterator)#3 (1) {
        ["storage":"ArrayIterator":private]=>
        array(3) {
          [0]=>
          int(1)
          [1]=>
          int(2)
          [2]=>
          int(3)
        }
      }
      ["inf"]=>
      string(1) "a"
    }
    [1]=>
    array(2) {
      ["obj"]=>
      object(ArrayIterator)#4 (1) {
        ["storage":"ArrayIterator":private]=>
        array(1) {
          [0]=>
          int(4)
        }
      }
      ["inf"]=>
      string(1) "b"
    }
  }
}
