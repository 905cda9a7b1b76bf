--TEST--
Internal classes that take no dynamic properties
--FILE--
<?php
class Child extends Random\RandomException {}
$child = new Child;
$child->y = 1;
foreach ([new Random\RandomError, new Random\BrokenRandomEngineError, new SensitiveParameter, new SensitiveParameterValue(5)] as $o) {
    try { $o->foo = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
print_r($o);
var_dump($o, (array) $o);
try { (new ReflectionClass($o))->newInstanceWithoutConstructor(); } catch (ReflectionException $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Deprecated: Creation of dynamic property Child::$y is deprecated in {PWD}/strict_internal_classes.php on line 4
Cannot create dynamic property Random\RandomError::$foo
Cannot create dynamic property Random\BrokenRandomEngineError::$foo
Cannot create dynamic property SensitiveParameter::$foo
Cannot create dynamic property SensitiveParameterValue::$foo
SensitiveParameterValue Object
object(SensitiveParameterValue)#5 (0) {
}
array(0) {
}
Class SensitiveParameterValue is an internal class marked as final that cannot be instantiated without invoking its constructor
