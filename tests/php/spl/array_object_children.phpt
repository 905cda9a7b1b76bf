--TEST--
Classes that extend ArrayObject and ArrayIterator; changes on the way; dumps of itself
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
tr(fn()=>unserialize('O:11:"ArrayObject":4:{i:0;i:0;i:1;a:1:{i:0;i:5;}i:2;a:0:{}i:3;N;}')); tr(fn()=>unserialize('O:11:"ArrayObject":0:{}')); tr(fn()=>unserialize('O:13:"ArrayIterator":4:{i:0;i:0;i:1;O:8:"stdClass":1:{s:1:"q";i:7;}i:2;a:0:{}i:3;N;}')); tr(fn()=>unserialize('O:13:"SplFixedArray":2:{i:0;i:5;i:1;i:6;}')); tr(fn()=>unserialize('O:8:"SplQueue":3:{i:0;i:4;i:1;a:1:{i:0;i:1;}i:2;a:0:{}}'));
class Col extends ArrayObject { public function offsetSet($k,$v):void { parent::offsetSet($k===null?'auto':$k,$v); } } $c=new Col; $c[]=1; $c['z']=2; $c->append(3); var_dump($c->getArrayCopy()); class Cnt implements Countable { function count():int { return 3; } } var_dump(count(new Cnt)); class Agg implements IteratorAggregate { function getIterator(): Iterator { return new ArrayIterator([1,2]); } } foreach (new Agg as $v) echo $v; var_dump(iterator_to_array(new IteratorIterator(new Agg))); class BadAgg implements IteratorAggregate { function getIterator(): Traversable { return new BadAgg2; } } class BadAgg2 extends ArrayObject {} foreach (new BadAgg as $v) echo $v; class AI extends ArrayIterator { function current():mixed { return 'c'.parent::current(); } function key():string|int|null { return 'k'.parent::key(); } } foreach (new AI([1,2]) as $k=>$v) echo $k,$v; $o=new ArrayObject([1,2],0,'AI'); foreach ($o as $k=>$v) echo $k,$v; var_dump(iterator_to_array($o), get_class($o->getIterator())); foreach ((new ArrayObject(['a'=>['b'=>1]]))->getIterator() as $k=>$v) var_dump($k,$v);
$it=new ArrayIterator([1,2,3,4,5,6]); foreach ($it as $k=>$v) { if ($v%2) unset($it[$k]); } var_dump($it->getArrayCopy()); $it=new ArrayIterator(range(1,100)); foreach ($it as $k=>$v) { if ($k<98) unset($it[$k+1]); else break; } var_dump(count($it)); $x=new ArrayIterator([1,2,3]); foreach($x as $k=>$v) { $x->offsetSet(count($x),$v); if (count($x)>6) break; } var_dump(count($x)); $y=new ArrayObject([3,1,2]); $yi=$y->getIterator(); $y->uasort(fn($a,$b)=>$a<=>$b); foreach($yi as $k=>$v) echo "$k$v "; unset($y[0]); foreach($yi as $k=>$v) echo "$k$v ";
$d=new ArrayObject; $d['self']=$d; var_dump($d); print_r($d); tr(fn()=>json_encode($d)); echo serialize($d); var_export(new ArrayObject(['a'=>[1]])); debug_zval_refcount: $z=new ArrayIterator([1,2,3]); $z2=clone $z; $z2[]=4; var_dump(count($z),count($z2)); $z->next(); var_dump((clone $z)->current());
--EXPECT--
object(ArrayObject)#2 (1) {
  ["storage":"ArrayObject":private]=>
  array(1) {
    [0]=>
    int(5)
  }
}
UnexpectedValueException:Incomplete or ill-typed serialization data
object(ArrayIterator)#1 (1) {
  ["storage":"ArrayIterator":private]=>
  object(stdClass)#2 (1) {
    ["q"]=>
    int(7)
  }
}
object(SplFixedArray)#1 (2) {
  [0]=>
  int(5)
  [1]=>
  int(6)
}
object(SplQueue)#1 (2) {
  ["flags":"SplDoublyLinkedList":private]=>
  int(4)
  ["dllist":"SplDoublyLinkedList":private]=>
  array(1) {
    [0]=>
    int(1)
  }
}
array(2) {
  ["auto"]=>
  int(3)
  ["z"]=>
  int(2)
}
int(3)
12array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
k0c1k1c2k0c1k1c2array(2) {
  ["k0"]=>
  string(2) "c1"
  ["k1"]=>
  string(2) "c2"
}
string(2) "AI"
string(1) "a"
array(1) {
  ["b"]=>
  int(1)
}
array(3) {
  [1]=>
  int(2)
  [3]=>
  int(4)
  [5]=>
  int(6)
}
int(51)
int(7)
11 22 03 11 22 object(ArrayObject)#7 (1) {
  ["storage":"ArrayObject":private]=>
  array(1) {
    ["self"]=>
    *RECURSION*
  }
}
ArrayObject Object
(
    [storage:ArrayObject:private] => Array
        (
            [self] => ArrayObject Object
 *RECURSION*
        )

)
bool(false)
O:11:"ArrayObject":4:{i:0;i:0;i:1;a:1:{s:4:"self";r:1;}i:2;a:0:{}i:3;N;}\ArrayObject::__set_state(array(
   'a' => 
  array (
    0 => 1,
  ),
))int(4)
int(4)
int(1)
