--TEST--
Exceptions in inner iterators; methods of inner iterators; generators
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
class It implements RecursiveIterator { public $a; public $n; function __construct($a,$n='r') { $this->a=$a; $this->n=$n; } function log($m) { echo "{$this->n}.$m "; } function current():mixed { $this->log('current'); return current($this->a);} function key():mixed { $this->log('key'); return key($this->a);} function next():void { $this->log('next'); next($this->a);} function valid():bool { $this->log('valid'); return key($this->a)!==null;} function rewind():void { $this->log('rewind'); reset($this->a);} function hasChildren():bool { $this->log('has'); return is_array(current($this->a)); } function getChildren():?RecursiveIterator { $this->log('get'); return new It(current($this->a), $this->n.key($this->a)); } function __toString() { return 'IT'; } }
// exceptions
class Ex extends It { public $when; function next():void { if ($this->when=='next') throw new Exception('next'); parent::next(); } function hasChildren():bool { if ($this->when=='has') throw new Exception('has'); return parent::hasChildren(); } function getChildren():?RecursiveIterator { if ($this->when=='get') throw new Exception('get'); return parent::getChildren(); } function current():mixed { if ($this->when=='current') throw new Exception('current'); return parent::current(); } function valid():bool { if ($this->when=='valid') throw new Exception('valid'); return parent::valid(); } }
foreach (['next','has','get','current','valid'] as $w) foreach ($w=='next'?[0]:[0,16] as $fl) { $e=new Ex([1,[2],3],'e'); $e->when=$w; tr(function() use($e,$fl) { foreach (new RecursiveIteratorIterator($e,1,$fl) as $k=>$v) echo "\n ** $k"; return 'done'; }); }
foreach (['next','has','get','current','valid'] as $w) foreach ($w=='next'?[1]:[1,17] as $fl) { $e=new Ex([1,[2],3],'e'); $e->when=$w; tr(function() use($e,$fl) { foreach (new RecursiveCachingIterator($e,$fl) as $k=>$v) echo "\n ** $k"; return 'done'; }); }
class Bad extends It { function getChildren():?RecursiveIterator { return null; } } tr(function() { foreach (new RecursiveIteratorIterator(new Bad([[1]])) as $v); });
$r=new RecursiveIteratorIterator(new It([1,[2,3]])); foreach ($r as $v) { if ($v==2) break; } var_dump($r->getDepth()); $r->rewind(); tr(fn()=>$r->log('viaouter')); tr(fn()=>$r->nosuch()); tr(fn()=>is_callable([$r,'log'])); tr(fn()=>method_exists($r,'log')); tr(fn()=>call_user_func([$r,'log'],'cuf')); tr(fn()=>$r->getInnerIterator()->n); tr(fn()=>$r->getSubIterator(0)->n);
$g=(function(){ try { yield 1; yield 2; } finally { echo "fin "; } })(); foreach (new LimitIterator($g,0,1) as $v) echo $v; unset($g); echo "after\n"; tr(function() { $g=(function(){ yield 1; yield 2;})(); foreach ($g as $_); foreach (new IteratorIterator($g) as $v) echo $v; }); tr(fn()=>iterator_count((function(){yield 1; throw new Exception('gen');})()));
--EXPECT--
e.rewind e.valid e.has e.valid e.current e.key 
 ** 0Exception:next
e.rewind e.valid Exception:has
e.rewind e.valid e.valid e.current e.key 
 ** 0e.next e.valid e.valid e.current e.key 
 ** 1e.next e.valid e.valid e.current e.key 
 ** 2e.next e.valid e.valid string(4) "done"
e.rewind e.valid e.has e.valid e.current e.key 
 ** 0e.next e.valid e.has e.valid e.current e.key 
 ** 1Exception:get
e.rewind e.valid e.has e.valid e.current e.key 
 ** 0e.next e.valid e.has e.valid e.current e.key 
 ** 1e.next e.valid e.has e.valid e.current e.key 
 ** 2e.next e.valid e.valid string(4) "done"
e.rewind e.valid e.has e.valid Exception:current
e.rewind e.valid e.has e.valid Exception:current
e.rewind Exception:valid
e.rewind Exception:valid
e.rewind e.valid e.current e.key e.has Exception:next
e.rewind e.valid e.current e.key Exception:has
e.rewind e.valid e.current e.key e.next 
 ** 0e.valid e.current e.key 
Warning: Array to string conversion in {PWD}/iterator_exceptions.php on line 7
e.next 
 ** 1e.valid e.current e.key e.next 
 ** 2e.valid string(4) "done"
e.rewind e.valid e.current e.key e.has e.next 
 ** 0e.valid e.current e.key e.has Exception:get
e.rewind e.valid e.current e.key e.has e.next 
 ** 0e.valid e.current e.key e.has 
Warning: Array to string conversion in {PWD}/iterator_exceptions.php on line 7
e.next 
 ** 1e.valid e.current e.key e.has e.next 
 ** 2e.valid string(4) "done"
e.rewind e.valid Exception:current
e.rewind e.valid Exception:current
e.rewind Exception:valid
e.rewind Exception:valid
r.rewind r.valid r.has UnexpectedValueException:Objects returned by RecursiveIterator::getChildren() must implement RecursiveIterator
r.rewind r.valid r.has r.valid r.current r.next r.valid r.has r.get r1.rewind r1.valid r1.has r1.valid r1.current int(0)
r.rewind r.valid r.has r.viaouter NULL
Error:Call to undefined method It::nosuch()
bool(true)
bool(true)
r.cuf NULL
string(1) "r"
string(1) "r"
1fin after
Exception:Cannot traverse an already closed generator
Exception:gen
