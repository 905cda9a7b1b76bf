--TEST--
Hooks that change the variables of a key and of a value that are in use
--FILE--
<?php
class A implements ArrayAccess
{
    function offsetExists($offset): bool { $GLOBALS['k'] = null; $GLOBALS['junk'] = [str_repeat('j', 20)]; return true; }
    function offsetGet($offset): mixed { return "got $offset"; }
    function offsetSet($offset, $value): void { $GLOBALS['v'] = null; $GLOBALS['junk'] = [[1], [2]]; }
    function offsetUnset($offset): void {}
    function __set($name, $value) { $GLOBALS['v'] = null; $GLOBALS['junk'] = [[1], [2]]; }
}
class D { function __destruct() { $GLOBALS['v'] = null; $GLOBALS['junk'] = [[1], [2]]; } }
class P { public $p; }
$x = new A;
$k = str_repeat('k', 3); var_dump($x[$k] ?? 'd');
$k = str_repeat('k', 3); var_dump(empty($x[$k]));
$v = [str_repeat('v', 3)]; $x['a'] = $v; var_dump($v);
$v = [str_repeat('v', 3)]; $x['a'] = $v; var_dump($v);
$v = [str_repeat('v', 3)]; $x->a = $v; var_dump($v);
$a = new SplFixedArray(1); $a[0] = new D; $v = [str_repeat('v', 3)]; $a[0] = $v; var_dump($a[0], $v);
$o = new stdClass; $o->p = new D; $v = [str_repeat('v', 3)]; $o->p = $v; var_dump($o->p, $v);
$o = new P; $o->p = new D; $v = [str_repeat('v', 3)]; $o->p = $v; var_dump($o->p, $v);
--EXPECT--
string(7) "got kkk"
bool(false)
NULL
NULL
NULL
array(1) {
  [0]=>
  string(3) "vvv"
}
NULL
array(1) {
  [0]=>
  string(3) "vvv"
}
NULL
array(1) {
  [0]=>
  string(3) "vvv"
}
NULL
