--TEST--
Static variables: one set per function, per closure object, per class that inherits
--FILE--
<?php
function counter() { static $n = 0, $list = ['a' => PHP_VERSION_ID > 0]; return ++$n . json_encode($list); }
echo counter(), counter(), "\n";
$make = fn() => function () { static $n = 0; return ++$n; };
$a = $make(); $b = $make();
echo $a(), $a(), $b(), "\n";
$c = clone $a;
echo $c(), $a(), "\n";
class A { static function f() { static $n = 0; return ++$n; } }
class B extends A {}
echo A::f(), A::f(), B::f(), A::f(), "\n";
--EXPECT--
1{"a":true}2{"a":true}
121
33
1234
