--TEST--
clone() of unknown properties: __set, dynamic ones, integer keys
--INI--
zvm.php=8.5
--FILE--
<?php
#[AllowDynamicProperties] class D {} var_dump(clone(new D, ['a' => 1, 5 => 'five', 'b' => null]));
class S { private $data = []; private int $hidden = 1; function __set($n, $v) { echo "set ", var_export($n, true), "\n"; $this->data[$n] = $v; } function __get($n) { return $this->data[$n] ?? 'none'; } }
$s = clone(new S, ['q' => 1, 'hidden' => 2, 7 => 3]); echo $s->q, $s->hidden, "\n";
class Plain {} $p = clone(new Plain, ['z' => 1]); var_dump($p);
foreach ([fn() => clone(new Plain, ["\0" => 1]), fn() => clone(new Plain, ['' => 1]), fn() => clone((fn() => 1), ['x' => 1]), fn() => clone((function() { yield 1; })(), [])] as $f) try { $f(); echo "ok\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
enum E { case A; } try { clone(E::A, []); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
object(D)#2 (3) {
  ["a"]=>
  int(1)
  ["5"]=>
  string(4) "five"
  ["b"]=>
  NULL
}
set 'q'
set 'hidden'
set '7'
12

Deprecated: Creation of dynamic property Plain::$z is deprecated in {PWD}/clone_with_magic_set.php on line 5
object(Plain)#3 (1) {
  ["z"]=>
  int(1)
}
Cannot access property starting with "\0"

Deprecated: Creation of dynamic property Plain::$ is deprecated in {PWD}/clone_with_magic_set.php on line 6
ok
Cannot create dynamic property Closure::$x
Trying to clone an uncloneable object of class Generator
Trying to clone an uncloneable object of class E
