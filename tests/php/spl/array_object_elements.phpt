--TEST--
ArrayObject copies the array it gets; its elements are written in place
--FILE--
<?php
$it=new ArrayIterator([5,3,9]); $it->next(); $it->asort(); var_dump($it->key(), $it->current()); $it->seek(2); var_dump($it->current()); try {$it->seek(3);} catch (OutOfBoundsException $e) {echo $e->getMessage(),"\n";}
$a=[1,2]; $o=new ArrayObject($a); $o[]=3; var_dump(count($a)); $b=$o->getArrayCopy(); $o[]=4; var_dump(count($b), count($o));
$o['x']['y']['z']=1; $o['x']['q']??=2; $o['n'].='abc'; $o['i']+=5; var_dump($o['x'], $o['n']); unset($o['x']['y']); var_dump($o['x'], isset($o['x']['q']), empty($o['x']['nope']), $o['no']['such'] ?? 'default');
--EXPECT--
int(0)
int(5)
int(9)
Seek position 3 is out of range
int(2)
int(3)
int(4)

Warning: Undefined array key "n" in {PWD}/array_object_elements.php on line 4

Warning: Undefined array key "i" in {PWD}/array_object_elements.php on line 4
array(2) {
  ["y"]=>
  array(1) {
    ["z"]=>
    int(1)
  }
  ["q"]=>
  int(2)
}
string(3) "abc"
array(1) {
  ["q"]=>
  int(2)
}
bool(true)
bool(true)
string(7) "default"
