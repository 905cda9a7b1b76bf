--TEST--
Default values of properties whose child has virtual hooks
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public int $t = 5; public ?int $n = 5; public $u = 4; public int $h = 4 { get => $this->h; }  }
class B extends A { public int $t { get => 1; } public ?int $n { set { } } public $u { get => 5; } public int $h { get => 3; } }
$b = new B; var_dump($b); var_dump((array)$b); var_dump(get_class_vars('B')); $b->t = 9; var_dump($b); unset($a); try { var_dump($b->n, $b->t); } catch (Error $e) { echo $e->getMessage(); } $b->h = 7; var_dump($b);
foreach ((new ReflectionClass('B'))->getProperties() as $p) var_dump($p->name, $p->hasDefaultValue(), $p->getDefaultValue(), $p->isVirtual());
--EXPECT--
object(B)#1 (1) {
  ["t"]=>
  uninitialized(int)
  ["n"]=>
  uninitialized(?int)
  ["u"]=>
  NULL
  ["h"]=>
  uninitialized(int)
}
array(1) {
  ["u"]=>
  NULL
}
array(4) {
  ["t"]=>
  NULL
  ["n"]=>
  NULL
  ["u"]=>
  NULL
  ["h"]=>
  NULL
}
object(B)#1 (2) {
  ["t"]=>
  int(9)
  ["n"]=>
  uninitialized(?int)
  ["u"]=>
  NULL
  ["h"]=>
  uninitialized(int)
}
Typed property B::$n must not be accessed before initializationobject(B)#1 (3) {
  ["t"]=>
  int(9)
  ["n"]=>
  uninitialized(?int)
  ["u"]=>
  NULL
  ["h"]=>
  int(7)
}
string(1) "t"
bool(false)
NULL
bool(false)
string(1) "n"
bool(false)
NULL
bool(false)
string(1) "u"
bool(true)
NULL
bool(false)
string(1) "h"
bool(false)
NULL
bool(false)
