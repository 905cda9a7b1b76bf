--TEST--
A private property of the parent is another one than the child's
--FILE--
<?php
class P { private $x = 'P'; function p() { return $this->x; } function set($v) { $this->x = $v; } function vars() { return get_object_vars($this); } }
class C extends P { public $x = 'C'; function c() { return $this->x; } }
class D extends P { function c() { return isset($this->x) ? 'set' : 'unset'; } function make() { $this->x = 'dynamic'; } }
$c = new C; $c->set('changed');
echo $c->p(), $c->c(), $c->x, "\n";
var_dump($c, $c->vars(), (array) $c === ["\0P\0x" => 'changed', 'x' => 'C']);
$d = new D; echo $d->c(), "\n";
$d->make();
var_dump($d->p(), $d);
foreach ($c as $k => $v) echo "$k=>$v\n";
--EXPECTF--
changedCC
object(C)#1 (2) {
  ["x":"P":private]=>
  string(7) "changed"
  ["x"]=>
  string(1) "C"
}
array(1) {
  ["x"]=>
  string(7) "changed"
}
bool(true)
unset

Deprecated: Creation of dynamic property D::$x is deprecated in %s on line 4
string(1) "P"
object(D)#2 (2) {
  ["x":"P":private]=>
  string(1) "P"
  ["x"]=>
  string(7) "dynamic"
}
x=>C
