--TEST--
What died is used again for new arrays, objects and references, and nothing of it is seen
--FILE--
<?php
// what died is used again: nothing of it may be seen
class D { public $a = 1; public $b; function __construct(public $n) {} function __destruct() { echo "-{$this->n} "; } }
class P { public $x = 5; public ?P $next = null; }
function make(int $i) { $p = new P; $p->x = [$i, [$i]]; return $p; }
for ($i = 0; $i < 5; $i++) { $p = make($i); var_dump($p->x[1][0] === $i, $p->next); $p = null; }
// order of death inside arrays and objects: first to last
$a = [new D(1), [new D(2), new D(3)], 'k' => new D(4)]; unset($a); echo "\n";
$b = [new D(1), [new D(2), new D(3)]]; $b = 1; echo "\n";
class H { public $p, $q, $r; } $h = new H; $h->p = new D('p'); $h->q = new D('q'); $h->r = [new D('r0'), new D('r1')]; $h = null; echo "\n";
// resurrection by a destructor
class R { public $v = 1; function __destruct() { global $kept; $kept[] = $this; echo "R "; } }
$kept = []; for ($i = 0; $i < 3; $i++) { $r = new R; $r->v = $i; $r = null; }
echo count($kept), $kept[0]->v, $kept[1]->v, $kept[2]->v, "\n"; $kept = []; echo "\n";
// handles
$x = new P; $y = new P; $id = spl_object_id($x); unset($x); $z = new P; var_dump(spl_object_id($z) === $id, $z->x);
// weak references keep their object out
$w = WeakReference::create($z); unset($z); var_dump($w->get()); $n = new P; var_dump($w->get() === null);
// dynamic properties, references
#[AllowDynamicProperties] class Y {} for ($i = 0; $i < 3; $i++) { $y = new Y; var_dump(isset($y->d)); $y->d = $i; unset($y); }
for ($i = 0; $i < 3; $i++) { $v = $i; $r = &$v; $r++; unset($r); $l = [&$v]; unset($l); echo $v; } echo "\n";
// next index and pointer of new arrays
for ($i = 0; $i < 3; $i++) { $t = [1, 2, 3]; next($t); unset($t[2]); $t[] = 9; echo key($t), json_encode($t); $t = [-5 => 1]; $t[] = 2; echo json_encode($t); unset($t); $e = []; $e[] = 1; echo json_encode($e), "\n"; unset($e); }
// exceptions from destructors within arrays
class T { function __destruct() { throw new Exception('t'); } }
try { $q = [1, new T, new D('after')]; unset($q); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
// deep
// clone
class C { public $a = [1]; public $o; public $r; public static $n = 0; function __construct() { $this->o = new P; } function __clone() { self::$n++; $this->o = clone $this->o; $this->a[] = 2; } function __destruct() { echo "~"; } }
$c = new C; $v = 1; $c->r = &$v; $d = clone $c; $v = 2; var_dump($d->r, $d->o === $c->o, $d->a, $c->a, C::$n);
unset($v); $c->r = 7; $e = clone $c; var_dump($d->r, $e->r); unset($c, $d, $e); echo "\n";
class Pc { private function __clone() {} static function copy($o) { return clone $o; } } var_dump(Pc::copy(new Pc)); try { clone new Pc; } catch (Error $e) { echo $e->getMessage(), "\n"; }
class Ec { function __clone() { throw new Exception('no'); } function __destruct() { echo "gone "; } } $o = new Ec; try { $u = clone $o; } catch (Exception $e) { echo $e->getMessage(), "\n"; } unset($o, $e); echo "\n";
--EXPECT--
bool(true)
NULL
bool(true)
NULL
bool(true)
NULL
bool(true)
NULL
bool(true)
NULL
-1 -2 -3 -4 
-1 -2 -3 
-p -q -r0 -r1 
R R R 3012

bool(true)
int(5)
NULL
bool(true)
bool(false)
bool(false)
bool(false)
123
1{"0":1,"1":2,"3":9}{"-5":1,"-4":2}[1]
1{"0":1,"1":2,"3":9}{"-5":1,"-4":2}[1]
1{"0":1,"1":2,"3":9}{"-5":1,"-4":2}[1]
-after t
int(2)
bool(false)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array(1) {
  [0]=>
  int(1)
}
int(1)
int(7)
int(7)
~~~
object(Pc)#9 (0) {
}
Call to private Pc::__clone() from global scope
gone no
gone 
