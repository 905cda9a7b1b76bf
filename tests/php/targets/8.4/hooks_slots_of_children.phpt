--TEST--
Slots, order and default values of hooked properties in children
--INI--
zvm.php=8.4
--FILE--
<?php
class G { public $v { get => 1; set { } } public $z = 1; } class H extends G { public $v { get => $this->v; } public $y = 2 ; public $z { get => 5; } } class I extends H { public $y { get => 9; } public $v { get { return 'iv'; } set { } } }
foreach (['G', 'H', 'I'] as $c) { $o = new $c; foreach ($o as $k => $v) echo "$k "; echo "\n"; var_dump($o, get_object_vars($o)); echo serialize($o), json_encode($o), "\n"; echo implode(',', array_map(fn($p) => $p->name . $p->class . json_encode($p->isVirtual()), (new ReflectionClass($o))->getProperties())), "\n"; print_r(get_class_vars($c)); }
--EXPECT--
v z 
object(G)#1 (1) {
  ["z"]=>
  int(1)
}
array(2) {
  ["v"]=>
  int(1)
  ["z"]=>
  int(1)
}
O:1:"G":1:{s:1:"z";i:1;}{"v":1,"z":1}
vGtrue,zGfalse
Array
(
    [z] => 1
)
v z y 
object(H)#5 (3) {
  ["z"]=>
  NULL
  ["v"]=>
  NULL
  ["y"]=>
  int(2)
}
array(3) {
  ["v"]=>
  NULL
  ["z"]=>
  int(5)
  ["y"]=>
  int(2)
}
O:1:"H":3:{s:1:"z";N;s:1:"v";N;s:1:"y";i:2;}{"v":null,"z":5,"y":2}
vHfalse,yHfalse,zHfalse
Array
(
    [v] => 
    [y] => 2
    [z] => 
)
v z y 
object(I)#6 (3) {
  ["z"]=>
  NULL
  ["v"]=>
  NULL
  ["y"]=>
  NULL
}
array(3) {
  ["v"]=>
  string(2) "iv"
  ["z"]=>
  int(5)
  ["y"]=>
  int(9)
}
O:1:"I":3:{s:1:"z";N;s:1:"v";N;s:1:"y";N;}{"v":"iv","z":5,"y":9}
yIfalse,vIfalse,zHfalse
Array
(
    [y] => 
    [v] => 
    [z] => 
)
