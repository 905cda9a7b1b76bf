--TEST--
Heaps: equal priorities, mixed values, errors, exceptions in compare()
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
$p=new SplPriorityQueue; foreach(['a'=>1,'b'=>1,'c'=>1,'d'=>2,'e'=>1] as $k=>$v) $p->insert($k,$v); echo $p->top(); while(count($p)) echo $p->extract(); tr(fn()=>$p->extract()); tr(fn()=>$p->top()); tr(fn()=>$p->current()); tr(fn()=>$p->setExtractFlags(0)); tr(fn()=>$p->setExtractFlags(7)); tr(fn()=>$p->getExtractFlags()); $p->insert('x',[1,2]); $p->insert('y',[1,3]); $p->insert('z',null); var_dump($p->extract(), $p->compare(1,2), $p->isCorrupted(), $p->recoverFromCorruption(), $p->key(), $p->valid());
$m=new SplMaxHeap; foreach([3,'10',2.5,null,true,[1]] as $x) $m->insert($x); foreach($m as $k=>$x) { echo $k,':',json_encode($x),' '; } tr(fn()=>$m->extract()); tr(fn()=>$m->top()); tr(fn()=>$m->current()); tr(fn()=>(new SplMinHeap)->compare(1,2)); class MM extends SplMinHeap { function c($a,$b) { return $this->compare($a,$b);} } var_dump((new MM)->c(1,2), (new MM)->c('a','b')); $x=new SplMinHeap; $x->insert(2); $x->insert(1); $y=clone $x; $y->extract(); var_dump(count($x), count($y), $x); foreach ($x as $v) { if ($v<5) $x->insert($v+5); echo $v,' '; }
class CE extends SplMinHeap { public static $t=false; protected function compare($a,$b):int { if (self::$t) throw new Exception('cmp'); return parent::compare($a,$b);} } $e=new CE; foreach([5,3,4,1] as $v) $e->insert($v); CE::$t=true; tr(fn()=>$e->insert(2)); tr(fn()=>$e->insert(2)); tr(fn()=>$e->extract()); CE::$t=false; tr(fn()=>$e->recoverFromCorruption()); var_dump($e->isCorrupted()); while(!$e->isEmpty()) echo $e->extract(),' '; 
--EXPECT--
ddebcaRuntimeException:Can't extract from an empty heap
RuntimeException:Can't peek at an empty heap
NULL
RuntimeException:Must specify at least one extract flag
int(3)
int(3)
array(2) {
  ["data"]=>
  string(1) "y"
  ["priority"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(3)
  }
}
int(-1)
bool(false)
bool(true)
int(1)
bool(true)
5:[1] 4:"10" 3:true 2:3 1:2.5 0:null RuntimeException:Can't extract from an empty heap
RuntimeException:Can't peek at an empty heap
NULL
Error:Call to protected method SplMinHeap::compare() from global scope
int(1)
int(1)
int(2)
int(1)
object(SplMinHeap)#5 (3) {
  ["flags":"SplHeap":private]=>
  int(0)
  ["isCorrupted":"SplHeap":private]=>
  bool(false)
  ["heap":"SplHeap":private]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
1 2 6 7 Exception:cmp
RuntimeException:Heap is corrupted, heap properties are no longer ensured.
RuntimeException:Heap is corrupted, heap properties are no longer ensured.
bool(true)
bool(false)
1 2 3 4 5 
