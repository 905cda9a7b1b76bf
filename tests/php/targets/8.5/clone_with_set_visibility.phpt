--TEST--
clone() respects the visibility of writing
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public private(set) int $p = 1; public protected(set) string $q = 'q'; protected $h = 'h';
    function make() { return clone($this, ['p' => 2, 'q' => 'Q', 'h' => 'H']); } }
class B extends A { function sub() { return clone($this, ['q' => 'sub', 'h' => 'x']); } function wrong() { return clone($this, ['p' => 3]); } }
var_dump((new A)->make(), (new B)->make()->p, (new B)->sub());
foreach ([fn() => (new B)->wrong(), fn() => clone(new A, ['p' => 1]), fn() => clone(new A, ['q' => 1]), fn() => clone(new A, ['h' => 1])] as $f) try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
object(A)#2 (3) {
  ["p"]=>
  int(2)
  ["q"]=>
  string(1) "Q"
  ["h":protected]=>
  string(1) "H"
}
int(2)
object(B)#1 (3) {
  ["p"]=>
  int(1)
  ["q"]=>
  string(3) "sub"
  ["h":protected]=>
  string(1) "x"
}
Cannot modify private(set) property A::$p from scope B
Cannot modify private(set) property A::$p from global scope
Cannot modify protected(set) property A::$q from global scope
Cannot access protected property A::$h
