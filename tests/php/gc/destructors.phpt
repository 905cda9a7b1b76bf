--TEST--
What cycles hold is counted, destroyed and brought back as the destructors have it
--FILE--
<?php
class N { public $o; public $x; function __construct($x=null){$this->x=$x;} }
class D extends N { function __destruct() { echo "d{$this->x} "; } }
class R extends N { function __destruct() { $GLOBALS['keep'][] = $this; } }
function st() { $s = gc_status(); echo $s['runs'], '/', $s['collected'], "\n"; }
$a = new N; $a->o = $a; unset($a); echo gc_collect_cycles(), ' '; st();
$a = new D(1); $b = new D(2); $a->o=$b; $b->o=$a; unset($a,$b); echo gc_collect_cycles(), ' '; st();
$a = new D(1); $b = new N(2); $a->o=$b; $b->o=$a; unset($a,$b); echo gc_collect_cycles(), ' '; st();
$a = new R(1); $b = new N(2); $a->o=$b; $b->o=$a; unset($a,$b); echo gc_collect_cycles(), ' '; st();
$keep = null; echo gc_collect_cycles(), ' '; st();
$a = []; $a[0] = &$a; unset($a); echo gc_collect_cycles(), ' '; st();
$a = new N(new N(5)); $a->o = $a; unset($a); echo gc_collect_cycles(), ' '; st();
$f = function() use (&$f) {}; unset($f); echo gc_collect_cycles(), ' '; st();
function g(&$self) { try { yield 1; } finally { echo "fin "; } }
$g = g($g); $g->current(); unset($g); echo gc_collect_cycles(), ' '; st();
class W extends N { public $w; public $m; function __destruct() { var_dump($this->w->get() === $this, count($this->m), $this->m[$this]); } }
$w = new W; $w->w = WeakReference::create($w); $w->m = new WeakMap; $w->m[$w] = 'v'; $w->o = $w; unset($w); echo gc_collect_cycles(), ' '; st();
$s = new SplObjectStorage; $s[$s] = 1; unset($s); echo gc_collect_cycles(), ' '; st();
$s = new ArrayObject; $s[] = $s; unset($s); echo gc_collect_cycles(), ' '; st();
class T extends N { function __destruct() { throw new Exception("x{$this->x}"); } }
try { $a = new T(1); $b = new T(2); $a->o=$b; $b->o=$a; unset($a,$b); echo gc_collect_cycles(), ' '; } catch (Exception $e) { echo get_class($e), $e->getMessage(), $e->getPrevious()?->getMessage(), ' '; unset($e); } st();
echo "end\n";
--EXPECT--
1 1/1
d1 d2 2 3/3
d1 2 5/5
0 7/5
2 8/7
1 9/8
2 10/10
1 11/11
fin 1 13/12
bool(true)
int(1)
string(1) "v"
3 15/15
1 16/16
2 17/18
Exceptionx2x1 19/20
end
