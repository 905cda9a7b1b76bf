--TEST--
CachingIterator with a full cache
--FILE--
<?php
$ci=new CachingIterator(new ArrayIterator(['a'=>1,'b'=>[2],'3'=>null]), CachingIterator::FULL_CACHE); foreach($ci as $k=>$v) { echo $k, (int)$ci->hasNext(), count($ci); } var_dump($ci->getCache(), isset($ci['a']), $ci['3'], isset($ci['zz'])); $ci['new']=5; unset($ci['a']); var_dump($ci->getCache(), $ci->getFlags(), (string)$ci->count());
--EXPECT--
a11b12303array(3) {
  ["a"]=>
  int(1)
  ["b"]=>
  array(1) {
    [0]=>
    int(2)
  }
  [3]=>
  NULL
}
bool(true)
NULL
bool(false)
array(3) {
  ["b"]=>
  array(1) {
    [0]=>
    int(2)
  }
  [3]=>
  NULL
  ["new"]=>
  int(5)
}
int(256)
string(1) "3"
