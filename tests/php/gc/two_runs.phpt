--TEST--
gc_collect_cycles() counts both runs where destructors are called, which may leave new cycles
--FILE--
<?php
class D { public $x; public $y; function __destruct() { echo "d "; } } class P { public $x; public $y; }
function r($f) { $f(); echo gc_collect_cycles(), " ", gc_collect_cycles(), " ", gc_status()['runs'], " ", gc_status()['collected'], "\n"; }
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $d = new D; $d->x = $d; });
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $p->y = new D; });
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $p->y = (function () { yield 1; })(); });
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $p->y = (function () { yield 1; })(); $p->y->current(); });
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $p->y = (function () use ($p) { yield 1; })(); $p->y->current(); });
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $p->y = new D; $p->y->x = new P; });
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $p->y = new D; $p->y->x = $p; });
r(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $p->y = [new D, new D, [1, new P]]; });

class D3 { public $x; function __construct(public $n = 1) {} function __destruct() { echo "~{$this->n} "; if ($this->n > 1) { $p = new P; $p->x = $p; $p->y = new D3($this->n - 1); $d = new D3($this->n - 1); $d->x = $d; } } }
function r4($f) { $f(); for ($i = 0; $i < 4; $i++) echo gc_collect_cycles(), " "; echo gc_status()['runs'], " ", gc_status()['collected'], "\n"; }
r4(function () { $p = new P; $q = new P; $p->x = $q; $q->x = $p; $d = new D3(3); $d->x = $d; });
r4(function () { $d = new D3(3); $d->x = $d; });
r4(function () { $p = new P; $p->x = $p; $p->y = new D3(2); });
class R { public $x; static $kept; function __destruct() { self::$kept = $this; echo "kept "; } }
r4(function () { $p = new P; $p->x = $p; $d = new R; $d->x = $d; });
R::$kept = null;
r4(function () { $p = new P; $p->x = $p; $p->y = "a" . count([1]); });
class C { public $x; function __destruct() { $this->x = null; echo "cut "; } }
r4(function () { $d = new C; $d->x = [$d]; $p = new P; $p->x = $p; });
r4(function () { $d = new C; $d->x = $d; });
--EXPECT--
d 3 0 2 3
d 2 0 3 5
2 0 4 7
2 0 5 9
3 0 7 12
d 2 0 8 14
d 3 0 10 17
d d 5 0 11 22
~3 ~2 ~2 4 ~1 ~1 ~1 ~1 5 0 0 15 31
~3 ~2 ~2 2 ~1 ~1 ~1 ~1 5 0 0 19 38
~2 ~1 ~1 2 1 0 0 22 41
kept 1 0 0 0 24 42
3 0 0 0 25 45
cut 2 0 0 0 27 47
cut 1 0 0 0 29 48
