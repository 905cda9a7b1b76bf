--TEST--
Closures in methods have $this, and do not lose it
--INI--
zvm.php=8.4
--FILE--
<?php
class A {
    public $x = 1;
    function f() { return function () { $this->x++; return function () { unset($this->y); return fn() => $this->x; }; }; }
    function gen() { return function () { yield $this->x; yield $this->x + 1; }; }
    static function s() { return function () { return $this->x; }; }
}
class B extends A { public $x = 7; }
$c = (new A)->f();
var_dump($c()()(), Closure::bind($c, new B)()()());
var_dump($c->bindTo(null));
foreach ((new B)->gen()() as $v) echo $v, "\n";
try { (A::s())(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
var_dump((A::s())->call(new B));
?>
--EXPECT--
int(2)
int(8)

Warning: Cannot unbind $this of closure using $this in {PWD}/this_in_closures_of_methods.php on line 11
NULL
7
8
Using $this when not in object context
int(7)
