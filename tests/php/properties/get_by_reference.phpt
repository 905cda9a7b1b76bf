--TEST--
What __get gives by reference can be modified
--FILE--
<?php
class R { private $data = ['a' => 1]; public $log = 0; function &__get($n) { $this->log++; return $this->data; } }
class V { private $data = ['a' => 1]; function __get($n) { return $this->data; } }
$r = new R; $r->list['b'] = 2; $r->list[] = 3;
var_dump($r->list, $r->log);
$v = new V; $v->list['b'] = 2;
foreach ($r->list as &$x) $x = 0;
var_dump($r->list);
--EXPECTF--
array(3) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(2)
  [0]=>
  int(3)
}
int(3)

Notice: Indirect modification of overloaded property V::$list has no effect in %s on line 6
array(3) {
  ["a"]=>
  int(0)
  ["b"]=>
  int(0)
  [0]=>
  &int(0)
}
