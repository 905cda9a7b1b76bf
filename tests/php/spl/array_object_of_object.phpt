--TEST--
ArrayObject on the properties of an object
--FILE--
<?php
class T { public int $x=1; protected $p=2; private $q=3; public readonly int $r; public function __construct(){$this->r=5;} }
$t=new T; $o=new ArrayObject($t); var_dump(count($o)); foreach($o as $k=>$v) echo "$k=>$v\n";
$o['n']=1; $o['m']=2; unset($o['n']); foreach ($o as $k=>$v) { if ($k=='x') $o['late']=3; echo "$k=>$v\n"; }
var_dump($t, isset($o['p']), isset($o["\0*\0p"]), $o);
try { $o->append(3); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { new ArrayObject(new SplFixedArray(2)); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
foreach (['x', 'stdClass'] as $class) try { $o->setIteratorClass($class); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
int(2)
x=>1
r=>5
x=>1
r=>5
m=>2
late=>3
object(T)#1 (6) {
  ["x"]=>
  int(1)
  ["p":protected]=>
  int(2)
  ["q":"T":private]=>
  int(3)
  ["r"]=>
  int(5)
  ["m"]=>
  int(2)
  ["late"]=>
  int(3)
}
bool(false)
bool(true)
object(ArrayObject)#2 (1) {
  ["storage":"ArrayObject":private]=>
  object(T)#1 (6) {
    ["x"]=>
    int(1)
    ["p":protected]=>
    int(2)
    ["q":"T":private]=>
    int(3)
    ["r"]=>
    int(5)
    ["m"]=>
    int(2)
    ["late"]=>
    int(3)
  }
}
Cannot append properties to objects, use ArrayObject::offsetSet() instead
Overloaded object of type SplFixedArray is not compatible with ArrayObject
ArrayObject::setIteratorClass(): Argument #1 ($iteratorClass) must be a class name derived from ArrayIterator, x given
ArrayObject::setIteratorClass(): Argument #1 ($iteratorClass) must be a class name derived from ArrayIterator, stdClass given
