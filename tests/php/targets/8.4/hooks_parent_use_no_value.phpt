--TEST--
parent::$x::get() does not give a property a value of its own; a child of a property with one has it
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public $x { get => 1; set { } } public $y { get => 1; } public $plain; public $z = 3; }
class B extends A { public $x { get => parent::$x::get() ; } public $y { get => parent::$y::get(); } public $z { get => 4; } }
class C extends A { public $x { get => 3; } public $y { set { parent::$y::set(4); } } }
class G extends A { public $x { get => $this->x; } }
foreach (['A', 'B', 'C', 'G'] as $c) foreach ((new ReflectionClass($c))->getProperties() as $p) echo $c, ' ', $p->name, ' ', json_encode($p->isVirtual()), $p->getModifiers(), "\n";
var_dump(new B, new C, new G);
foreach (new B as $k => $v) var_dump($k, $v);
var_dump((array)new B, count((array)new B));
--EXPECT--
A x true513
A y true513
A plain false1
A z false1
B x true513
B y true513
B z false1
B plain false1
C x true513
C y true513
C plain false1
C z false1
G x false1
G y true513
G plain false1
G z false1
object(B)#6 (2) {
  ["plain"]=>
  NULL
  ["z"]=>
  NULL
}
object(C)#2 (2) {
  ["plain"]=>
  NULL
  ["z"]=>
  int(3)
}
object(G)#3 (3) {
  ["plain"]=>
  NULL
  ["z"]=>
  int(3)
  ["x"]=>
  NULL
}
string(1) "x"
int(1)
string(1) "y"
int(1)
string(5) "plain"
NULL
string(1) "z"
int(4)
array(2) {
  ["plain"]=>
  NULL
  ["z"]=>
  NULL
}
int(2)
