--TEST--
Callables and calls that name a class, unions of arrays, isset() of nothing, places of properties
--FILE--
<?php
// unions, isset of nothing, unset of properties, callables by class, classes in variables
$n = null; var_dump(isset($n->a->b), empty($n->a), isset($n->a['x']), isset($n?->a));
class O { public $a = 1; public ?O $o = null; public int $i = 0; public readonly array $r; protected $p = [1, 2, 'k' => 3]; public $arr = ['x' => 1, 'y' => 2]; private static $cnt = 0;
 static function sm(...$a) { return static::class . ':' . implode(',', $a); } function m($x) { return $x; } protected static function hidden() { return 1; } function un($k) { unset($this->p[$k]); return $this->p; } static function late() { return static::sm(1); } function __construct() { $this->r = [1]; } function unr() { unset($this->r[0]); } }
class P2 extends O { static function sm(...$a) { return 'P2' . parent::sm(...$a); } }
$o = new O; var_dump(isset($o->o->a), isset($o->o->o->a), empty($o->o->a), empty($o->a));
for ($i = 0; $i < 3; $i++) { var_dump(['a' => 1, 'b' => 2] + ['b' => 3, 'c' => 4], [1, 2] + [5, 6, 7], [] + ['x' => 1], [3 => 'a'] + [1, 2]); }
$x = [1, 'a' => &$i]; $y = $x + ['z' => &$i]; $i = 77; var_dump($y); $a = [1, 2]; var_dump($a + $a === $a, ($a + [2 => 9])[2]); $z = [1] + [1 => 2]; $z[] = 3; echo json_encode($z), "\n";
for ($i = 0; $i < 3; $i++) { foreach (['O', 'P2', 'o', '\O'] as $c) { try { echo [$c, 'sm'](1, 2), $c::sm(3), (new $c)->m(4), ' '; } catch (Error $e) { echo $e->getMessage(), ' '; } } echo P2::late(), O::late(), "\n"; }
foreach ([['O', 'hidden'], ['O', 'nope'], ['Nope', 'x'], ['O', 'm'], [$o, 'hidden'], ['O', 'parent::sm'], ['P2', 'parent::sm']] as $c) { try { echo $c(), "\n"; } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; } }
for ($i = 0; $i < 3; $i++) { $o = new O; echo json_encode($o->un(0)), json_encode($o->un('k')), json_encode($o->un('none')); unset($o->arr['x']); echo json_encode($o->arr); unset($o->o->a, $o->none['a']); try { unset($o->a['x']); } catch (Error $e) { echo $e->getMessage(); } try { $o->unr(); } catch (Error $e) { echo $e->getMessage(); } echo "\n"; }
for ($i = 0; $i < 3; $i++) { $s = new stdClass; $s->l[] = 1; $s->l[] = 2; $s->m['a']['b'] = 3; $r = &$s->q; $r = 5; $r2 = &$s->l; $r2[] = 9; unset($r2, $s->m); unset($s->zzz); echo json_encode($s), "\n"; unset($r); $v = &$o->i; try { $v = 'abc'; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } unset($v); $w = &$o->a; $w++; unset($w); echo $o->a, "\n"; }
class D { public $n; function __construct($n) { $this->n = $n; } function __destruct() { echo "~{$this->n} "; } } $s = new stdClass; $s->d = new D(1); unset($s->d); echo "|"; $s->d = new D(2); $s->e = new D(3); unset($s->d, $s->e); echo "\n";
class M { private $d = []; function __unset($n) { echo "unset $n\n"; } function __get($n) { echo "get $n\n"; return null; } } $m = new M; unset($m->foo, $m->d); $m2 = new M; try { $m2->x['a'] = 1; } catch (Error $e) { echo $e->getMessage(); } unset($m2->x['a']);
class AA implements ArrayAccess { function offsetExists($o): bool { echo "exists($o)"; return $o !== 'no'; } function offsetGet($o): mixed { echo "get($o)"; return $o === 'zero' ? 0 : ($o === 'throw' ? throw new Exception('t') : 1); } function offsetSet($o, $v): void {} function offsetUnset($o): void { echo "unset($o)"; } }
$aa = new AA; for ($i = 0; $i < 2; $i++) { foreach (['no', 'zero', 'one', 'throw'] as $k) { try { var_dump(empty($aa[$k]), isset($aa[$k])); } catch (Exception $e) { echo $e->getMessage(), "\n"; } } unset($aa['q']); }
$q = [1, NAN]; var_dump($q == $q, $q === $q, [NAN] == [NAN]); $q2 = $q; var_dump($q == $q2);
abstract class Ab { static function f() { return static::g(); } abstract static function g(); } class Ac extends Ab { static function g() { return 'g'; } } class Ad extends Ab { static function g() { return 'd'; } } for ($i = 0; $i < 3; $i++) echo Ac::f(), Ad::f(); try { echo Ab::f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
trait Tr { static function ts() { return static::class; } } class UT { use Tr; } $c = 'UT'; for ($i = 0; $i < 2; $i++) { echo $c::ts(), [$c, 'ts'](); } $c = 'Tr'; echo $c::ts(), "\n";
--EXPECTF--
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)
array(3) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(2)
  ["c"]=>
  int(4)
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(7)
}
array(1) {
  ["x"]=>
  int(1)
}
array(3) {
  [3]=>
  string(1) "a"
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array(3) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(2)
  ["c"]=>
  int(4)
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(7)
}
array(1) {
  ["x"]=>
  int(1)
}
array(3) {
  [3]=>
  string(1) "a"
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array(3) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(2)
  ["c"]=>
  int(4)
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(7)
}
array(1) {
  ["x"]=>
  int(1)
}
array(3) {
  [3]=>
  string(1) "a"
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array(3) {
  [0]=>
  int(1)
  ["a"]=>
  &int(77)
  ["z"]=>
  &int(77)
}
bool(true)
int(9)
[1,2,3]
O:1,2O:34 P2P2:1,2P2P2:34 O:1,2O:34 O:1,2O:34 P2P2:1O:1
O:1,2O:34 P2P2:1,2P2P2:34 O:1,2O:34 O:1,2O:34 P2P2:1O:1
O:1,2O:34 P2P2:1,2P2P2:34 O:1,2O:34 O:1,2O:34 P2P2:1O:1
ErrorCall to protected method O::hidden() from global scope
ErrorCall to undefined method O::nope()
ErrorClass "Nope" not found
ErrorNon-static method O::m() cannot be called statically
ErrorCall to protected method O::hidden() from global scope
ErrorCall to undefined method O::parent::sm()
ErrorCall to undefined method P2::parent::sm()
{"1":2,"k":3}{"1":2}{"1":2}{"y":2}
Deprecated: Creation of dynamic property O::$none is deprecated in %s on line 12
Cannot unset offset in a non-array variableCannot modify readonly property O::$r
{"1":2,"k":3}{"1":2}{"1":2}{"y":2}
Deprecated: Creation of dynamic property O::$none is deprecated in %s on line 12
Cannot unset offset in a non-array variableCannot modify readonly property O::$r
{"1":2,"k":3}{"1":2}{"1":2}{"y":2}
Deprecated: Creation of dynamic property O::$none is deprecated in %s on line 12
Cannot unset offset in a non-array variableCannot modify readonly property O::$r
{"l":[1,2,9],"q":5}
Cannot assign string to reference held by property O::$i of type int
2
{"l":[1,2,9],"q":5}
Cannot assign string to reference held by property O::$i of type int
3
{"l":[1,2,9],"q":5}
Cannot assign string to reference held by property O::$i of type int
4
~1 |~2 ~3 
unset foo
unset d
get x

Notice: Indirect modification of overloaded property M::$x has no effect in %s on line 15
get x

Notice: Indirect modification of overloaded property M::$x has no effect in %s on line 15
exists(no)exists(no)bool(true)
bool(false)
exists(zero)get(zero)exists(zero)bool(true)
bool(true)
exists(one)get(one)exists(one)bool(false)
bool(true)
exists(throw)get(throw)t
unset(q)exists(no)exists(no)bool(true)
bool(false)
exists(zero)get(zero)exists(zero)bool(true)
bool(true)
exists(one)get(one)exists(one)bool(false)
bool(true)
exists(throw)get(throw)t
unset(q)bool(true)
bool(true)
bool(false)
bool(true)
gdgdgdCannot call abstract method Ab::g()
UTUTUTUT
Deprecated: Calling static trait method Tr::ts is deprecated, it should only be called on a class using the trait in %s on line 20
Tr
