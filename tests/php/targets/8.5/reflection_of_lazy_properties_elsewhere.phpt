--TEST--
Raw and lazy values of objects of other classes (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public $x = 1; }
class B { public $y = 1; }
$property = new ReflectionProperty('A', 'x');
foreach (['skipLazyInitialization', 'setRawValueWithoutLazyInitialization', 'isLazy', 'getRawValue', 'setRawValue'] as $method) {
    try {
        var_dump($property->$method($b = new B, 1), $b);
    } catch (Throwable $e) {
        echo $method, ' ', get_class($e), ' ', $e->getMessage(), "\n";
    }
}
--EXPECT--
skipLazyInitialization ArgumentCountError ReflectionProperty::skipLazyInitialization() expects exactly 1 argument, 2 given
setRawValueWithoutLazyInitialization TypeError ReflectionProperty::setRawValueWithoutLazyInitialization(): Argument #1 ($object) must be of type A, B given
isLazy ArgumentCountError ReflectionProperty::isLazy() expects exactly 1 argument, 2 given
getRawValue ArgumentCountError ReflectionProperty::getRawValue() expects exactly 1 argument, 2 given

Deprecated: Creation of dynamic property B::$x is deprecated in {PWD}/reflection_of_lazy_properties_elsewhere.php on line 7
NULL
object(B)#2 (2) {
  ["y"]=>
  int(1)
  ["x"]=>
  int(1)
}
