--TEST--
foreach, casts, JSON, var_export and get_object_vars() of hooked properties
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public $a = 1 { get => $this->a * 10; } public $virtual { get => 'v'; } public $writeOnly { set {} } private $hidden { get => 'h'; } protected $p { get => 'p'; } public $plain = 3; public int $uninit { get => $this->uninit; } function all() { foreach ($this as $k => $v) echo "$k=", json_encode($v), ' '; echo json_encode(get_object_vars($this)), "\n"; } }
$a = new A; $a->uninit = 4; foreach ($a as $k => $v) echo "$k=", json_encode($v), ' '; echo "\n"; $a->all(); echo json_encode($a), "\n"; var_dump((array) $a, get_object_vars($a), $a); var_export($a); print_r(get_mangled_object_vars($a)); echo serialize($a), "\n"; var_dump($a == new A, clone $a == $a, array_key_exists('virtual', (array) $a), property_exists($a, 'virtual'), isset($a->virtual), isset($a->writeOnly));
--EXPECT--
a=10 virtual="v" plain=3 uninit=4 
a=10 virtual="v" hidden="h" p="p" plain=3 uninit=4 {"a":10,"virtual":"v","hidden":"h","p":"p","plain":3,"uninit":4}
{"a":10,"virtual":"v","plain":3,"uninit":4}
array(3) {
  ["a"]=>
  int(1)
  ["plain"]=>
  int(3)
  ["uninit"]=>
  int(4)
}
array(4) {
  ["a"]=>
  int(10)
  ["virtual"]=>
  string(1) "v"
  ["plain"]=>
  int(3)
  ["uninit"]=>
  int(4)
}
object(A)#1 (3) {
  ["a"]=>
  int(1)
  ["plain"]=>
  int(3)
  ["uninit"]=>
  int(4)
}
\A::__set_state(array(
   'a' => 10,
   'virtual' => 'v',
   'hidden' => 'h',
   'p' => 'p',
   'plain' => 3,
   'uninit' => 4,
))Array
(
    [a] => 1
    [plain] => 3
    [uninit] => 4
)
O:1:"A":3:{s:1:"a";i:1;s:5:"plain";i:3;s:6:"uninit";i:4;}

Fatal error: Uncaught Error: Property A::$writeOnly is write-only in {PWD}/hooks_and_iteration.php:3
Stack trace:
#0 {main}
  thrown in {PWD}/hooks_and_iteration.php on line 3
--EXIT--
255
