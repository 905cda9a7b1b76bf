--TEST--
Back traces lead through a generator to the iterator it delegates to
--FILE--
<?php
class It implements Iterator { public $i=0; public $at; function __construct($at) {$this->at=$at;}
 function x($w) { if ($this->at == $w.$this->i) throw new Exception("in $w"); }
 function current(): mixed { $this->x('c'); return $this->i; } function key(): mixed {$this->x('k'); return $this->i; }
 function next(): void { $this->i++; $this->x('n'); } function valid(): bool { $this->x('v'); return $this->i < 3; } function rewind(): void { $this->x('r'); } }
function g($at) { try { yield from new It($at); } finally { echo "F\n"; } }
function h($at) { yield 0; yield from g($at); }
function hh($at) { try { yield from h($at); } catch (Error $e) {} }
foreach (['c0','k0','r0','v0','c1','k1','n1','v1','v3','n3','n2'] as $at) {
  try { foreach (hh($at) as $k => $v) echo "$k=>$v "; } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
  try { $g = hh($at); $g->send(1); $g->next(); $g->next(); $g->next(); $g->next(); } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
  try { $g = g($at); while ($g->valid()) { $g->next(); }} catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
}
--EXPECT--
0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('c')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->current()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('c0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('c0')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('c0')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('c')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->current()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('c0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('c0')
#4 [internal function]: hh('c0')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->send(1)
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('c')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->current()
#2 [internal function]: g('c0')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->valid()
#4 {main}
0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('k')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->key()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('k0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('k0')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('k0')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('k')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->key()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('k0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('k0')
#4 [internal function]: hh('k0')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->send(1)
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('k')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->key()
#2 [internal function]: g('k0')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->valid()
#4 {main}
0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('r')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->rewind()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('r0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('r0')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('r0')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('r')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->rewind()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('r0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('r0')
#4 [internal function]: hh('r0')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->send(1)
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('r')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->rewind()
#2 [internal function]: g('r0')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->valid()
#4 {main}
0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('v0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('v0')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('v0')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('v0')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('v0')
#4 [internal function]: hh('v0')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->send(1)
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 [internal function]: g('v0')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->valid()
#4 {main}
0=>0 0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('c')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->current()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('c1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('c1')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('c1')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('c')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->current()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('c1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('c1')
#4 [internal function]: hh('c1')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->next()
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('c')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->current()
#2 [internal function]: g('c1')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->next()
#4 {main}
0=>0 0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('k')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->key()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('k1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('k1')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('k1')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('k')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->key()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('k1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('k1')
#4 [internal function]: hh('k1')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->next()
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(4): It->x('k')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->key()
#2 [internal function]: g('k1')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->next()
#4 {main}
0=>0 0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('n1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('n1')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('n1')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('n1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('n1')
#4 [internal function]: hh('n1')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->next()
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 [internal function]: g('n1')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->next()
#4 {main}
0=>0 0=>0 F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('v1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('v1')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('v1')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('v1')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('v1')
#4 [internal function]: hh('v1')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->next()
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 [internal function]: g('v1')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->next()
#4 {main}
0=>0 0=>0 1=>1 2=>2 F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('v3')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('v3')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('v3')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('v3')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('v3')
#4 [internal function]: hh('v3')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->next()
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('v')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->valid()
#2 [internal function]: g('v3')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->next()
#4 {main}
0=>0 0=>0 1=>1 2=>2 F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('n3')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('n3')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('n3')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('n3')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('n3')
#4 [internal function]: hh('n3')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->next()
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 [internal function]: g('n3')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->next()
#4 {main}
0=>0 0=>0 1=>1 F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('n2')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('n2')
#4 {PWD}/exceptions_of_delegated_iterators.php(10): hh('n2')
#5 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 {PWD}/exceptions_of_delegated_iterators.php(7): g('n2')
#3 {PWD}/exceptions_of_delegated_iterators.php(8): h('n2')
#4 [internal function]: hh('n2')
#5 {PWD}/exceptions_of_delegated_iterators.php(11): Generator->next()
#6 {main}
F
#0 {PWD}/exceptions_of_delegated_iterators.php(5): It->x('n')
#1 {PWD}/exceptions_of_delegated_iterators.php(6): It->next()
#2 [internal function]: g('n2')
#3 {PWD}/exceptions_of_delegated_iterators.php(12): Generator->next()
#4 {main}
