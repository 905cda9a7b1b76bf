--TEST--
What may be bound to what
--FILE--
<?php
class A { private $v = 1; function method() { return fn() => $this->v; } static function create() { return static fn() => isset($this); } }
class B extends A { private $v = 2; }
$f = (new A)->method();
var_dump($f->bindTo(new B)(), $f->call(new A));
var_dump($f->bindTo(null));
var_dump(A::create()(), A::create()->bindTo(new A));
$free = function () { return get_called_class() . isset($this); };
echo $free->bindTo(null, B::class)(), $free->bindTo(new B, 'A')(), "\n";
var_dump($free->bindTo(null, 'stdClass'), $free->bindTo(new stdClass, 'Nope'));
$m = (new A)->method(...);
var_dump($m->bindTo(new stdClass), $m->bindTo(new B, 'B'));
var_dump(@strlen(...)->bindTo(new A));
var_dump((new A)->method(...) == (new A)->method(...), strlen(...) == strlen(...));
--EXPECT--
int(1)
int(1)

Warning: Cannot unbind $this of closure using $this in {PWD}/bind.php on line 6
NULL

Warning: Cannot bind an instance to a static closure in {PWD}/bind.php on line 7
bool(false)
NULL
BB1

Warning: Cannot bind closure to scope of internal class stdClass in {PWD}/bind.php on line 10

Warning: Class "Nope" not found in {PWD}/bind.php on line 10
NULL
NULL

Warning: Cannot bind method A::method() to object of class stdClass in {PWD}/bind.php on line 12

Warning: Cannot rebind scope of closure created from method in {PWD}/bind.php on line 12
NULL
NULL
object(Closure)#8 (2) {
  ["function"]=>
  string(6) "strlen"
  ["parameter"]=>
  array(1) {
    ["$string"]=>
    string(10) "<required>"
  }
}
bool(false)
bool(true)
