--TEST--
Which methods of inner iterators are called, and when
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
class It implements RecursiveIterator { public $a; public $n; function __construct($a,$n='r') { $this->a=$a; $this->n=$n; } function log($m) { echo "{$this->n}.$m "; } function current():mixed { $this->log('current'); return current($this->a);} function key():mixed { $this->log('key'); return key($this->a);} function next():void { $this->log('next'); next($this->a);} function valid():bool { $this->log('valid'); return key($this->a)!==null;} function rewind():void { $this->log('rewind'); reset($this->a);} function hasChildren():bool { $this->log('has'); return is_array(current($this->a)); } function getChildren():?RecursiveIterator { $this->log('get'); return new It(current($this->a), $this->n.key($this->a)); } function __toString() { return 'IT'; } }
class RII extends RecursiveIteratorIterator { function beginIteration():void { echo "[beginIt] "; } function endIteration():void { echo "[endIt] "; } function beginChildren():void { echo "[begin] "; } function endChildren():void { echo "[end] "; } function nextElement():void { echo "[next] "; } function callHasChildren():bool { echo "[chas] "; return parent::callHasChildren(); } function callGetChildren():RecursiveIterator { echo "[cget] "; return parent::callGetChildren(); } }
foreach ([0,1,2] as $m) { foreach (['RecursiveIteratorIterator','RII'] as $c) { foreach (new $c(new It([1,[2,[3]],4]), $m) as $k=>$v) echo "\n ** $k=>",json_encode($v)," "; echo "\n"; } }
foreach (new IteratorIterator(new It([1,2])) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
foreach (new CachingIterator(new It([1,2])) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
foreach (new CachingIterator(new It(['a','b']), CachingIterator::TOSTRING_USE_INNER) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
foreach (new LimitIterator(new It([1,2,3,4]),1,2) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
foreach (new InfiniteIterator(new LimitIterator(new It([1,2]),0,2)) as $k=>$v) { echo "\n ** $k=>$v "; if ($i??=0 or $i++>2) break; $i++; } echo "\n";
foreach (new NoRewindIterator(new It([1,2])) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
$a=new AppendIterator; $a->append(new It([1],'x')); $a->append(new It([],'y')); $a->append(new It([2,3],'z')); echo "\n"; foreach ($a as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
foreach (new CallbackFilterIterator(new It([1,2,3]), fn($v)=>$v!=2) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
$m=new MultipleIterator; $m->attachIterator(new It([1,2],'p')); $m->attachIterator(new It([3],'q')); foreach ($m as $k=>$v) echo "\n ** ",json_encode([$k,$v]); echo "\n";
foreach (new RecursiveTreeIterator(new It(['a'=>1,'b'=>[2]])) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
foreach (new RecursiveIteratorIterator(new RecursiveCachingIterator(new It([1,[2,3]]),16)) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
class PF extends RecursiveFilterIterator { function accept():bool { return $this->hasChildren() || $this->current()>1; } } foreach (new RecursiveIteratorIterator(new PF(new It([1,[1,2]]))) as $k=>$v) echo "\n ** $k=>$v "; echo "\n";
foreach (new RecursiveIteratorIterator(new ParentIterator(new It([1,[1,[2]]])),1) as $k=>$v) echo "\n ** $k=>",json_encode($v); echo "\n";
--EXPECT--
r.rewind r.valid r.has r.valid r.current r.key 
 ** 0=>1 r.next r.valid r.has r.get r1.rewind r1.valid r1.has r1.valid r1.current r1.key 
 ** 0=>2 r1.next r1.valid r1.has r1.get r11.rewind r11.valid r11.has r11.valid r11.current r11.key 
 ** 0=>3 r11.next r11.valid r1.next r1.valid r.next r.valid r.has r.valid r.current r.key 
 ** 2=>4 r.next r.valid r.valid 
r.rewind [beginIt] r.valid [chas] r.has [next] r.valid r.current r.key 
 ** 0=>1 r.next r.valid [chas] r.has [cget] r.get r1.rewind [begin] r1.valid [chas] r1.has [next] r1.valid r1.current r1.key 
 ** 0=>2 r1.next r1.valid [chas] r1.has [cget] r1.get r11.rewind [begin] r11.valid [chas] r11.has [next] r11.valid r11.current r11.key 
 ** 0=>3 r11.next r11.valid [end] r1.next r1.valid [end] r.next r.valid [chas] r.has [next] r.valid r.current r.key 
 ** 2=>4 r.next r.valid r.valid [endIt] 
r.rewind r.valid r.has r.valid r.current r.key 
 ** 0=>1 r.next r.valid r.has r.valid r.current r.key 
 ** 1=>[2,[3]] r.get r1.rewind r1.valid r1.has r1.valid r1.current r1.key 
 ** 0=>2 r1.next r1.valid r1.has r1.valid r1.current r1.key 
 ** 1=>[3] r1.get r11.rewind r11.valid r11.has r11.valid r11.current r11.key 
 ** 0=>3 r11.next r11.valid r1.next r1.valid r.next r.valid r.has r.valid r.current r.key 
 ** 2=>4 r.next r.valid r.valid 
r.rewind [beginIt] r.valid [chas] r.has [next] r.valid r.current r.key 
 ** 0=>1 r.next r.valid [chas] r.has [next] r.valid r.current r.key 
 ** 1=>[2,[3]] [cget] r.get r1.rewind [begin] r1.valid [chas] r1.has [next] r1.valid r1.current r1.key 
 ** 0=>2 r1.next r1.valid [chas] r1.has [next] r1.valid r1.current r1.key 
 ** 1=>[3] [cget] r1.get r11.rewind [begin] r11.valid [chas] r11.has [next] r11.valid r11.current r11.key 
 ** 0=>3 r11.next r11.valid [end] r1.next r1.valid [end] r.next r.valid [chas] r.has [next] r.valid r.current r.key 
 ** 2=>4 r.next r.valid r.valid [endIt] 
r.rewind r.valid r.has r.valid r.current r.key 
 ** 0=>1 r.next r.valid r.has r.get r1.rewind r1.valid r1.has r1.valid r1.current r1.key 
 ** 0=>2 r1.next r1.valid r1.has r1.get r11.rewind r11.valid r11.has r11.valid r11.current r11.key 
 ** 0=>3 r11.next r11.valid r1.valid r1.current r1.key 
 ** 1=>[3] r1.next r1.valid r.valid r.current r.key 
 ** 1=>[2,[3]] r.next r.valid r.has r.valid r.current r.key 
 ** 2=>4 r.next r.valid r.valid 
r.rewind [beginIt] r.valid [chas] r.has [next] r.valid r.current r.key 
 ** 0=>1 r.next r.valid [chas] r.has [cget] r.get r1.rewind [begin] r1.valid [chas] r1.has [next] r1.valid r1.current r1.key 
 ** 0=>2 r1.next r1.valid [chas] r1.has [cget] r1.get r11.rewind [begin] r11.valid [chas] r11.has [next] r11.valid r11.current r11.key 
 ** 0=>3 r11.next r11.valid [end] [next] r1.valid r1.current r1.key 
 ** 1=>[3] r1.next r1.valid [end] [next] r.valid r.current r.key 
 ** 1=>[2,[3]] r.next r.valid [chas] r.has [next] r.valid r.current r.key 
 ** 2=>4 r.next r.valid r.valid [endIt] 
r.rewind r.valid r.current r.key 
 ** 0=>1 r.next r.valid r.current r.key 
 ** 1=>2 r.next r.valid 
r.rewind r.valid r.current r.key r.next 
 ** 0=>1 r.valid r.current r.key r.next 
 ** 1=>2 r.valid 
r.rewind r.valid r.current r.key r.next 
 ** 0=>a r.valid r.current r.key r.next 
 ** 1=>b r.valid 
r.rewind r.valid r.next r.valid r.valid r.current r.key 
 ** 1=>2 r.next r.valid r.current r.key 
 ** 2=>3 r.next 
r.rewind r.valid r.valid r.current r.key 
 ** 0=>1 r.next r.valid r.current r.key 
 ** 1=>2 
r.valid r.current r.key 
 ** 0=>1 r.next r.valid r.current r.key 
 ** 1=>2 r.next r.valid 
x.rewind x.valid x.current x.key x.valid x.valid x.valid x.valid 
x.rewind x.valid x.current x.key x.valid x.current x.key 
 ** 0=>1 x.valid x.next x.valid y.rewind y.valid z.rewind z.valid z.current z.key z.valid z.current z.key 
 ** 0=>2 z.valid z.next z.valid z.current z.key z.valid z.current z.key 
 ** 1=>3 z.valid z.next z.valid 
r.rewind r.valid r.current r.key 
 ** 0=>1 r.next r.valid r.current r.key r.next r.valid r.current r.key 
 ** 2=>3 r.next r.valid 
p.rewind q.rewind p.valid q.valid p.valid p.current q.valid q.current p.valid p.key q.valid q.key 
 ** [[0,0],[1,3]]p.next q.next p.valid q.valid 
r.rewind r.valid r.current r.key r.has r.next r.valid 
 ** a=>|-1 r.valid r.current r.key r.has r.get r.next r.valid 
 ** b=>\-Array rb.rewind rb.valid rb.current rb.key rb.has rb.next r.valid rb.valid 
 ** 0=>  \-2 rb.valid r.valid 
r.rewind r.valid r.current r.key r.has r.next 
 ** 0=>1 r.valid r.current r.key r.has r.get r.next r1.rewind r1.valid r1.current r1.key r1.has r1.next 
 ** 0=>2 r1.valid r1.current r1.key r1.has r1.next 
 ** 1=>3 r1.valid r.valid 
r.rewind r.valid r.current r.key r.has r.next r.valid r.current r.key r.has r.has r.get r1.rewind r1.valid r1.current r1.key r1.has r1.next r1.valid r1.current r1.key r1.has r1.has 
 ** 1=>2 r1.next r1.valid r.next r.valid 
r.rewind r.valid r.current r.key r.has r.next r.valid r.current r.key r.has r.has 
 ** 1=>[1,[2]]r.get r1.rewind r1.valid r1.current r1.key r1.has r1.next r1.valid r1.current r1.key r1.has r1.has 
 ** 1=>[2]r1.get r11.rewind r11.valid r11.current r11.key r11.has r11.next r11.valid r1.next r1.valid r.next r.valid 
