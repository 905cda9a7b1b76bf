--TEST--
SplDoublyLinkedList: iterator modes, ends, errors, changes on the way
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
foreach ([0,1,2,3] as $mode) { $l=new SplDoublyLinkedList; foreach([1,2,3,4] as $x) $l[]=$x; $l->setIteratorMode($mode); foreach($l as $k=>$v) echo "$k=>$v "; echo count($l),"\n"; 
$l=new SplDoublyLinkedList; foreach([1,2,3,4] as $x) $l[]=$x; $l->setIteratorMode($mode); for($l->rewind();$l->valid();$l->next()) echo $l->key(),$l->current(),' '; echo "\n"; $l->rewind(); $l->next(); $l->prev(); var_dump($l->key(), $l->current());
$l->add(0,'z'); $l->add(count($l),'e'); $l->add(1,'m'); var_dump(implode(',',iterator_to_array(clone $l,false))); unset($l[1]); var_dump($l[0], $l->top(), $l->bottom(), $l->toArray ?? 'none'); }
$l=new SplDoublyLinkedList; tr(fn()=>$l->pop()); tr(fn()=>$l->shift()); tr(fn()=>$l->top()); tr(fn()=>$l->bottom()); tr(fn()=>$l[0]); tr(fn()=>$l->add(1,1)); tr(fn()=>$l->add(-1,1)); tr(fn()=>$l->offsetUnset(0)); tr(fn()=>$l->setIteratorMode(99)); tr(fn()=>$l->getIteratorMode()); tr(fn()=>$l->current()); tr(fn()=>$l->key()); tr(fn()=>$l->unserialize('x')); tr(fn()=>$l->unserialize('i:0;:i:1;:')); tr(fn()=>$l->__unserialize([])); tr(fn()=>$l->__unserialize([0,[1,2],['a'=>1]])); var_dump($l);
$s=new SplStack; tr(fn()=>$s->setIteratorMode(0)); tr(fn()=>$s->setIteratorMode(3)); $s->push(1);$s->push(2);$s->push(3); foreach($s as $k=>$v) echo "$k=>$v "; var_dump(count($s)); tr(fn()=>(new SplQueue)->setIteratorMode(2)); tr(fn()=>(new SplQueue)->dequeue());
$l=new SplDoublyLinkedList; for($i=0;$i<5;$i++) $l->push($i); foreach($l as $k=>$v) { if ($k==1) { $l->offsetUnset(1); $l->push(9);} echo "$k=>$v "; } echo "\n"; $l->rewind(); $l->next(); $l->offsetUnset(1); var_dump($l->valid(), $l->current(), $l->key()); $l->next(); var_dump($l->current());
class Q extends SplQueue { function push($v):void { echo "push "; parent::push($v);} function offsetGet($i):mixed { return "get$i"; } function count():int { return 7; } } $q=new Q; $q[]=1; $q->enqueue(2); var_dump($q[0], count($q), $q->isEmpty(), $q[5], isset($q[5]), $q[5] ?? 'no');
--EXPECT--
0=>1 1=>2 2=>3 3=>4 4
01 12 23 34 
int(0)
int(1)
string(13) "z,m,1,2,3,4,e"
string(1) "z"
string(1) "e"
string(1) "z"
string(4) "none"
0=>1 0=>2 0=>3 0=>4 0
01 02 03 04 
int(0)
NULL
string(5) "z,m,e"
string(1) "z"
string(1) "e"
string(1) "z"
string(4) "none"
3=>4 2=>3 1=>2 0=>1 4
34 23 12 01 
int(3)
int(4)
string(13) "e,4,m,z,3,2,1"
string(1) "e"
string(1) "e"
int(1)
string(4) "none"
3=>4 2=>3 1=>2 0=>1 0
34 23 12 01 
int(-1)
NULL
string(5) "e,z,m"
string(1) "e"
string(1) "e"
string(1) "m"
string(4) "none"
RuntimeException:Can't pop from an empty datastructure
RuntimeException:Can't shift from an empty datastructure
RuntimeException:Can't peek at an empty datastructure
RuntimeException:Can't peek at an empty datastructure
OutOfRangeException:SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
OutOfRangeException:SplDoublyLinkedList::add(): Argument #1 ($index) is out of range
OutOfRangeException:SplDoublyLinkedList::add(): Argument #1 ($index) is out of range
OutOfRangeException:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) is out of range
int(3)
int(3)
NULL
int(0)
UnexpectedValueException:Error at offset 0 of 1 bytes
UnexpectedValueException:Error at offset 10 of 10 bytes
UnexpectedValueException:Incomplete or ill-typed serialization data

Deprecated: Creation of dynamic property SplDoublyLinkedList::$a is deprecated in {PWD}/doubly_linked_list_modes.php on line 6
NULL
object(SplDoublyLinkedList)#1 (3) {
  ["a"]=>
  int(1)
  ["flags":"SplDoublyLinkedList":private]=>
  int(0)
  ["dllist":"SplDoublyLinkedList":private]=>
  array(3) {
    [0]=>
    int(1)
    [1]=>
    int(1)
    [2]=>
    int(2)
  }
}
RuntimeException:Iterators' LIFO/FIFO modes for SplStack/SplQueue objects are frozen
int(7)
2=>3 1=>2 0=>1 int(0)
RuntimeException:Iterators' LIFO/FIFO modes for SplStack/SplQueue objects are frozen
RuntimeException:Can't shift from an empty datastructure
0=>0 1=>1 2=>2 3=>3 4=>4 5=>9 
bool(false)
NULL
int(1)
NULL
string(4) "get0"
int(7)
bool(false)
string(4) "get5"
bool(false)
string(2) "no"
