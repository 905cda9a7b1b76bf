--TEST--
Closures of abstract methods do nothing when they are called
--FILE--
<?php
abstract class A { abstract function f($x = 1); abstract static function s(); }
class B extends A { function f($x = 1) { return 'B::f'; } static function s() { return 'B::s'; } }
$c = (new ReflectionMethod('A', 'f'))->getClosure(new B);
var_dump($c());
$c = (new ReflectionMethod('A', 's'))->getClosure();
var_dump($c(1));
var_dump(array_map($c, [1]));
var_dump($c->__invoke());
interface Counts { function counted(int $n, &$r): int; }
class Counter implements Counts { function counted(int $n, &$r): int { return 1; } }
$c = (new ReflectionMethod('Counts', 'counted'))->getClosure(new Counter);
foreach ([fn() => $c(5, $x), fn() => $c(), fn() => $c('x', $x), fn() => array_map($c, [1], [2])] as $call) {
    try {
        var_dump($call());
    } catch (Error $e) {
        echo get_class($e), ': ', preg_replace('/, called in.*/', '', $e->getMessage()), "\n";
    }
}
--EXPECT--
NULL
NULL
array(1) {
  [0]=>
  NULL
}
NULL
TypeError: Counts::counted(): Return value must be of type int, none returned
ArgumentCountError: Too few arguments to function Counts::counted(), 0 passed in {PWD}/of_abstract_methods.php on line 13 and exactly 2 expected
TypeError: Counts::counted(): Argument #1 ($n) must be of type int, string given

Warning: Counts::counted(): Argument #2 ($r) must be passed by reference, value given in {PWD}/of_abstract_methods.php on line 13
TypeError: Counts::counted(): Return value must be of type int, none returned
