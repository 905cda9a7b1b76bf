--TEST--
With many objects alive, gc_collect_cycles() finds what has become garbage since it was called last
--FILE--
<?php
class Node { public $p; public $c = []; public $v; function __construct($v) { $this->v = $v; } function add(Node $n) { $n->p = $this; $this->c[] = $n; return $n; } }
class Job { public $tree; public $id; function __construct($id) { $this->id = $id; $this->tree = new Node($id); for ($i = 0; $i < 3; $i++) $this->tree->add(new Node($i)); } }
$live = []; for ($i = 0; $i < 5000; $i++) { $live[] = new Node($i); }
echo gc_collect_cycles(), "\n"; $n = 0; 
$root = new Node('r'); $kids = []; for ($i = 0; $i < 5; $i++) $kids[] = $root->add(new Node("k$i"));
echo gc_collect_cycles(), "\n";
for ($j = 0; $j < 50; $j++) { $job = new Job($j); $x = $job->tree->c[1]; $n += gc_collect_cycles(); }
echo "jobs $n\n";
unset($job, $x); echo gc_collect_cycles(), "\n"; 
// an old cycle among the live
$live[500]->p = $live[501]; $live[501]->p = $live[500]; echo gc_collect_cycles(), "\n"; unset($live[500], $live[501]); echo gc_collect_cycles(), "\n";
$kids = null; $l2 = array_splice($live, 0, 10); $l2[0]->p = $l2[0]; gc_collect_cycles(); $l2 = 1; echo gc_collect_cycles(), "\n";
function f() { $a = new Node(1); $a->p = $a; gc_collect_cycles(); return 1; } f(); echo gc_collect_cycles(), "\n";
$s = new SplObjectStorage; $a = new Node(1); $a->p = $a; $s[$a] = 1; unset($a); echo gc_collect_cycles(); foreach ($s as $o) {} $s->detach($o); unset($o); echo gc_collect_cycles(), "\n";
$a = []; $a['x'] = &$a; gc_collect_cycles(); unset($a); echo gc_collect_cycles(), "\n";
$q = new SplQueue; $a = new Node(1); $a->p = $a; $q[] = $a; unset($a); gc_collect_cycles(); $q->dequeue(); echo gc_collect_cycles(), "\n";
$c = function () use (&$c) { return 1; }; gc_collect_cycles(); unset($c); echo gc_collect_cycles(), "\n";
$h = new stdClass; $h->list = ['k' => new Node(1)]; $h->list['k']->p = $h->list['k']; gc_collect_cycles(); unset($h); echo gc_collect_cycles(), "\n";
$live[7]->c = [new Node(8)]; $live[7]->c[0]->p = $live[7]->c[0]; gc_collect_cycles(); $live[7]->c = []; echo gc_collect_cycles(), "\n";
$live[7]->c = [new Node(8)]; $live[7]->c[0]->p = $live[7]->c[0]; gc_collect_cycles(); array_pop($live[7]->c); echo gc_collect_cycles(), "\n";
$g = (function () { $n = new Node(1); $n->p = $n; yield 1; yield 2; })(); $g->current(); gc_collect_cycles(); $g = null; echo gc_collect_cycles(), "\n";
$w = WeakReference::create($o = new Node(3)); $o->p = $o; gc_collect_cycles(); unset($o); echo gc_collect_cycles(), var_export($w->get(), true), "\n";
--EXPECT--
0
0
jobs 245
5
0
2
1
1
01
1
1
1
1
1
1
1
1NULL
