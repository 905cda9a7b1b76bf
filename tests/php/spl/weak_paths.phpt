--TEST--
WeakMap's entries and WeakReference
--FILE--
<?php
class K { public $n; function __construct($n) { $this->n = $n; } }
class D { public $n; function __construct($n) { $this->n = $n; } function __destruct() { echo "~{$this->n} "; } }
$m = new WeakMap; $a = new K("a"); $b = new K("b");
$m[$a] = 1; $m[$b] = null; $m[$a] = 2;
var_dump(count($m), $m[$a], $m[$b], isset($m[$a]), isset($m[$b]), isset($m[new K("c")]), $m[new K("d")] ?? "none", empty($m[$a]));
try { $m[new K("e")]; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $m["x"]; } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { $m[] = 1; } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { isset($m[1]); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { unset($m[1]); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
$m[$a] = new D(1); $m[$a] = new D(2); echo "| "; unset($m[$a], $m[$a]); echo "|\n"; var_dump(count($m));
$m[$a] = []; $m[$a][] = 1; $m[$a]['k'] = 2; echo json_encode($m[$a]), "\n"; $m[$a] = 7; var_dump($m[$a]);
$r = &$m[$a]; $r = 8; var_dump($m[$a]); $m[$a] = 9; var_dump($r); unset($r); $m[$a]++; $m[$a] += 2; var_dump($m[$a]);
foreach ($m as $k => $v) echo $k->n, "=", json_encode($v), " ";
foreach ($m as $k => &$w) { $w = 3; } unset($w, $k);
$b = null; var_dump(count($m), $m->offsetGet($a), $m->offsetExists($a), $m->count()); $m->offsetSet($a, new D("last")); $m->offsetUnset($a);
$m[$a] = new D("with its key"); $a = null; echo count($m), "\n";
for ($i = 0; $i < 5; $i++) { $o = new K($i); $m[$o] = $i; } var_dump(count($m), $m[$o]);
$c = clone $m; $m[$o] = "changed"; var_dump($c[$o]); $k = new K("self"); $m[$k] = $k; unset($k); var_dump(count($m)); 
var_dump($m);
echo "-- WeakReference\n";
$o = new D("referent"); $w = WeakReference::create($o); var_dump($w === WeakReference::create($o), $w->get() === $o, $w->get()->n);
$id = spl_object_id($w); unset($w); $w = WeakReference::create($o); var_dump($w->get() === $o);
unset($o); var_dump($w->get());
$p = new K("p"); $m[$p] = 1; $w1 = WeakReference::create($p); $w2 = WeakReference::create($p); var_dump($w1 === $w2, $w1 == $w2); 
try { WeakReference::create(1); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $w1->get(1); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $w1[0]; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $x = clone $w1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { serialize($w1); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
class Cycle { public $me; public $w; function __destruct() { var_dump($this->w->get() === null); } }
$c = new Cycle; $c->w = WeakReference::create($c); unset($c); var_dump($w1);
--EXPECT--
int(2)
int(2)
NULL
bool(true)
bool(false)
bool(false)
string(4) "none"
bool(false)
Object K#4 not contained in WeakMap
TypeErrorWeakMap key must be an object
ErrorCannot append to WeakMap
TypeErrorWeakMap key must be an object
TypeErrorWeakMap key must be an object
~1 | ~2 |
int(1)
{"0":1,"k":2}
int(7)
int(8)
int(8)
int(12)
b=null a=12 int(1)
int(3)
bool(true)
int(1)
~last ~with its key 0
int(1)
int(4)
int(4)
int(2)
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(K)#2 (1) {
      ["n"]=>
      int(4)
    }
    ["value"]=>
    string(7) "changed"
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(K)#6 (1) {
      ["n"]=>
      string(4) "self"
    }
    ["value"]=>
    object(K)#6 (1) {
      ["n"]=>
      string(4) "self"
    }
  }
}
-- WeakReference
bool(true)
bool(true)
string(8) "referent"
bool(true)
~referent NULL
bool(true)
bool(true)
WeakReference::create(): Argument #1 ($object) must be of type object, int given
WeakReference::get() expects exactly 0 arguments, 1 given
Cannot use object of type WeakReference as array
Trying to clone an uncloneable object of class WeakReference
Serialization of 'WeakReference' is not allowed
bool(false)
object(WeakReference)#7 (0) {
}
