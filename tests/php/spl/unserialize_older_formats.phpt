--TEST--
Older and broken serialized forms
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
$ref=&$ao['list'][1]; $ref='R'; echo json_encode($ao['list']); swap($ao['a1'],$ao['b1']); function swap(&$a,&$b){ $a='A';$b='B'; } echo $ao['a1'],$ao['b1']; var_dump(array_key_exists('x',(array)$ao)); tr(fn()=>array_key_exists('x',$ao)); tr(fn()=>count($ao,COUNT_RECURSIVE)); tr(fn()=>in_array(1,$ao)); tr(fn()=>end($ao)); tr(fn()=>current($ao)); tr(fn()=>array_walk($ao,function($v,$k){echo $k;})); tr(fn()=>iterator_to_array($ao)===$ao->getArrayCopy()); tr(fn()=>[...new ArrayObject(['a'=>1,2])]); tr(fn()=>max(...new ArrayIterator([1,5,3]))); tr(fn()=>array_map(null,$ao)); function y(){ yield 0; yield from new ArrayObject([1,2]); yield from new SplFixedArray(1); } foreach(y() as $k=>$v) echo "$k=>",json_encode($v),' ';
tr(fn()=>unserialize('C:11:"ArrayObject":37:{x:i:0;a:2:{i:0;i:1;i:1;i:2;};m:a:0:{}}')); tr(fn()=>unserialize('C:16:"SplObjectStorage":53:{x:i:1;O:8:"stdClass":0:{},i:5;;m:a:1:{s:1:"a";i:1;}}')); tr(fn()=>unserialize('C:19:"SplDoublyLinkedList":14:{i:0;:i:1;:i:2;}')); tr(fn()=>unserialize('a:2:{i:0;O:8:"stdClass":0:{}i:1;C:11:"ArrayObject":32:{x:i:0;a:1:{i:0;r:2;};m:a:0:{}}}'));
--EXPECT--
{"1":"R"}ABbool(false)
bool(false)
int(4)
bool(false)
string(1) "B"
array(1) {
  [1]=>
  &string(1) "R"
}
lista1b1bool(true)
Error:Call to a member function getArrayCopy() on array
array(2) {
  ["a"]=>
  int(1)
  [0]=>
  int(2)
}
int(5)
array(3) {
  ["list"]=>
  array(1) {
    [1]=>
    &string(1) "R"
  }
  ["a1"]=>
  string(1) "A"
  ["b1"]=>
  string(1) "B"
}
0=>0 0=>1 1=>2 0=>null object(ArrayObject)#2 (1) {
  ["storage":"ArrayObject":private]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}

Warning: Insufficient data for unserializing - 53 required, 52 present in {PWD}/unserialize_older_formats.php on line 4

Notice: unserialize(): Error at offset 28 of 80 bytes in {PWD}/unserialize_older_formats.php on line 4
bool(false)
object(SplDoublyLinkedList)#2 (2) {
  ["flags":"SplDoublyLinkedList":private]=>
  int(0)
  ["dllist":"SplDoublyLinkedList":private]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}

Warning: Insufficient data for unserializing - 32 required, 31 present in {PWD}/unserialize_older_formats.php on line 4

Notice: unserialize(): Error at offset 55 of 86 bytes in {PWD}/unserialize_older_formats.php on line 4
bool(false)
