--TEST--
Cloning copies properties, shares references others hold, respects visibility
--FILE--
<?php
class C {
    public $a = 1; public $list = [1, 2]; private $p = 'private';
    public ?C $child = null;
    function __clone() { $this->a++; if ($this->child) $this->child = clone $this->child; }
}
$x = new C; $x->child = new C;
$shared = 5; $x->dyn = &$shared;
$y = clone $x;
$y->dyn = 6; $y->list[] = 3; $y->child->a = 'changed';
var_dump($x, $y);
class NoClone { private function __clone() {} static function twin($o) { return clone $o; } }
try { clone new NoClone; } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo get_class(NoClone::twin(new NoClone)), "\n";
try { clone new Exception; } catch (Error $e) { echo $e->getMessage(), "\n"; }
enum E { case A; }
try { clone E::A; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECTF--

Deprecated: Creation of dynamic property C::$dyn is deprecated in %s on line 8
object(C)#1 (5) {
  ["a"]=>
  int(1)
  ["list"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
  ["p":"C":private]=>
  string(7) "private"
  ["child"]=>
  object(C)#2 (4) {
    ["a"]=>
    int(1)
    ["list"]=>
    array(2) {
      [0]=>
      int(1)
      [1]=>
      int(2)
    }
    ["p":"C":private]=>
    string(7) "private"
    ["child"]=>
    NULL
  }
  ["dyn"]=>
  &int(6)
}
object(C)#3 (5) {
  ["a"]=>
  int(2)
  ["list"]=>
  array(3) {
    [0]=>
    int(1)
    [1]=>
    int(2)
    [2]=>
    int(3)
  }
  ["p":"C":private]=>
  string(7) "private"
  ["child"]=>
  object(C)#4 (4) {
    ["a"]=>
    string(7) "changed"
    ["list"]=>
    array(2) {
      [0]=>
      int(1)
      [1]=>
      int(2)
    }
    ["p":"C":private]=>
    string(7) "private"
    ["child"]=>
    NULL
  }
  ["dyn"]=>
  &int(6)
}
Call to private NoClone::__clone() from global scope
NoClone
Trying to clone an uncloneable object of class Exception
Trying to clone an uncloneable object of class E
