--TEST--
Suspended fibers that nothing outside reaches are destroyed by gc_collect_cycles()
--FILE--
<?php
class Canary { function __construct(public string $n) {} function __destruct() { echo "~{$this->n}\n"; } }
function title($t) { echo "== $t\n"; }
title('use'); $f = new Fiber(function () use (&$f) { $c = new Canary('local'); try { Fiber::suspend(); } finally { echo "finally\n"; } });
$f->start(); unset($f); var_dump(gc_collect_cycles()); echo "end\n";
title('argument'); $f = new Fiber(function ($self) { $c = new Canary('arg'); Fiber::suspend(); }); $f->start($f); unset($f); var_dump(gc_collect_cycles());
title('this'); class T { public $fiber; public $c; function __construct() { $this->c = new Canary('this'); $this->fiber = new Fiber([$this, 'run']); $this->fiber->start(); } function run() { $this->deep(3); } function deep($n) { if ($n) $this->deep($n - 1); else Fiber::suspend(); echo "not reached\n"; } }
$t = new T; unset($t); var_dump(gc_collect_cycles());
title('closure this'); class T2 { public $fiber; function __construct() { $this->fiber = new Fiber(function () { $c = new Canary('closure'); Fiber::suspend($c); }); $this->fiber->start(); } }
$t = new T2; unset($t); var_dump(gc_collect_cycles());
title('array'); $f = new Fiber(function ($a) { $b = [$a, new Canary('in array')]; foreach ($b as $k => $v) { if ($k) Fiber::suspend(); } }); $o = new stdClass; $o->f = $f; $f->start([$o]); unset($f, $o); var_dump(gc_collect_cycles());
title('generator'); function gen($o) { $c = new Canary('gen'); yield 1; Fiber::suspend(); yield 2; }
$o = new stdClass; $o->f = new Fiber(function () use ($o) { foreach (gen($o) as $x); }); $o->f->start(); unset($o); var_dump(gc_collect_cycles());
title('two'); $a = new stdClass; $b = new stdClass; $a->f = new Fiber(function () use ($b) { $c = new Canary('two a'); Fiber::suspend(); }); $b->f = new Fiber(function () use ($a) { $c = new Canary('two b'); Fiber::suspend(); }); $a->f->start(); $b->f->start(); unset($a, $b); var_dump(gc_collect_cycles());
title('nested'); $o = new stdClass; $o->f = new Fiber(function () use ($o) { $c = new Canary('outer'); $o->g = new Fiber(function () use ($o) { $c = new Canary('inner'); Fiber::suspend(); }); $o->g->start(); Fiber::suspend(); }); $o->f->start(); unset($o); var_dump(gc_collect_cycles());
title('held by main'); $o = new stdClass; $o->f = new Fiber(function () use ($o) { $c = new Canary('held'); $x = Fiber::suspend(); echo "resumed $x\n"; }); $o->f->start(); $g = $o->f; unset($o); var_dump(gc_collect_cycles()); $g->resume(5); unset($g); var_dump(gc_collect_cycles());
title('held by weak'); $o = new stdClass; $o->f = new Fiber(function () use ($o) { Fiber::suspend(); }); $o->f->start(); $w = WeakReference::create($o->f); unset($o); gc_collect_cycles(); var_dump($w->get());
title('extra args'); $o = new stdClass; $o->f = new Fiber(function () { $c = new Canary('extra'); Fiber::suspend(); }); $o->f->start($o, $o); unset($o); gc_collect_cycles();
title('pending'); $o = new stdClass; function pend(...$x) {} $o->f = new Fiber(function () use ($o) { pend($o, new Canary('pending'), Fiber::suspend()); }); $o->f->start(); unset($o); gc_collect_cycles();
title('new pending'); class NP { function __construct(...$x) {} function __destruct() { echo "~NP\n"; } } $o = new stdClass; $o->f = new Fiber(function () use ($o) { new NP($o, Fiber::suspend()); }); $o->f->start(); unset($o); gc_collect_cycles();
title('static'); class S { static function run($o) { $c = new Canary('static'); Fiber::suspend(); } } $o = new stdClass; $o->f = new Fiber('S::run'); $o->f->start($o); unset($o); gc_collect_cycles();
title('named'); $o = new stdClass; $o->f = new Fiber(function ($x, $y = 1, ...$z) { $c = new Canary('named'); Fiber::suspend(); }); $o->f->start(z: $o, x: 1); unset($o); gc_collect_cycles();
title('throws in finally'); $o = new stdClass; $o->f = new Fiber(function () use ($o) { try { Fiber::suspend(); } finally { throw new Exception('from finally'); } }); $o->f->start(); unset($o); try { gc_collect_cycles(); } catch (Exception $e) { echo $e->getMessage(), "\n"; } unset($e);
title('suspends in finally'); $o = new stdClass; $o->f = new Fiber(function () use ($o) { try { Fiber::suspend(); } finally { try { Fiber::suspend(); } catch (FiberError $e) { echo $e->getMessage(), "\n"; } } }); $o->f->start(); unset($o); gc_collect_cycles();
title('resurrected'); $o = new stdClass; $o->f = new Fiber(function () use ($o) { try { Fiber::suspend(); } finally { $GLOBALS['saved'] = $o; } }); $o->f->start(); unset($o); gc_collect_cycles(); var_dump(isset($saved), $saved->f->isTerminated()); unset($saved);
title('many'); for ($i = 0; $i < 30; $i++) { $o = new stdClass; $o->f = new Fiber(function () use ($o, $i) { $c = new Canary("m$i"); Fiber::suspend(); }); $o->f->start(); } unset($o); gc_collect_cycles();
title('resume chain'); $o = new stdClass; $o->f = new Fiber(function () use ($o) { $c = new Canary('resumed'); for (;;) { $x = Fiber::suspend($o); } }); $o->f->start(); $o->f->resume($o); $o->f->resume(new stdClass); unset($o); gc_collect_cycles();
title('end');
--EXPECT--
== use
finally
~local
int(1)
end
== argument
~arg
int(1)
== this
~this
int(1)
== closure this
~closure
int(1)
== array
~in array
int(1)
== generator
~gen
int(1)
== two
~two a
~two b
int(1)
== nested
~outer
~inner
int(1)
== held by main
int(0)
resumed 5
~held
int(0)
== held by weak
NULL
== extra args
~extra
== pending
~pending
== new pending
== static
~static
== named
~named
== throws in finally
from finally
== suspends in finally
Cannot suspend in a force-closed fiber
== resurrected
bool(true)
bool(true)
== many
~m0
~m1
~m2
~m3
~m4
~m5
~m6
~m7
~m8
~m9
~m10
~m11
~m12
~m13
~m14
~m15
~m16
~m17
~m18
~m19
~m20
~m21
~m22
~m23
~m24
~m25
~m26
~m27
~m28
~m29
== resume chain
== end
~resumed
