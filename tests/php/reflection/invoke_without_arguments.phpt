--TEST--
Methods of reflection that call, without the argument they need
--FILE--
<?php
class A { static function s() { echo "never"; } function m() { echo "never"; } public $p = 1; }
$calls = [[new ReflectionMethod("A", "s"), "invoke"], [new ReflectionMethod("A", "m"), "invoke"],
          [new ReflectionMethod("A", "s"), "invokeArgs"], [new ReflectionMethod("A", "m"), "invokeArgs"],
          [new ReflectionFunction("strlen"), "invoke"], [new ReflectionFunction("strlen"), "invokeArgs"],
          [new ReflectionProperty("A", "p"), "getValue"], [new ReflectionProperty("A", "p"), "setValue"],
          [new ReflectionClass("A"), "getMethod"], [new ReflectionClass("A"), "implementsInterface"],
          [new ReflectionClass("A"), "hasMethod"], [new ReflectionClass("A"), "getProperty"],
          [new ReflectionClass("A"), "newInstance"], [new ReflectionClass("A"), "newInstanceArgs"]];
foreach ([1, 2] as $round) {
    foreach ($calls as [$object, $method]) {
        try {
            $result = $object->$method();
            echo $method, ": ", get_debug_type($result), "\n";
        } catch (Error $error) {
            echo get_class($error), ": ", $error->getMessage(), "\n";
        }
    }
}
--EXPECT--
ArgumentCountError: ReflectionMethod::invoke() expects at least 1 argument, 0 given
ArgumentCountError: ReflectionMethod::invoke() expects at least 1 argument, 0 given
ArgumentCountError: ReflectionMethod::invokeArgs() expects exactly 2 arguments, 0 given
ArgumentCountError: ReflectionMethod::invokeArgs() expects exactly 2 arguments, 0 given
ArgumentCountError: strlen() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionFunction::invokeArgs() expects exactly 1 argument, 0 given
TypeError: ReflectionProperty::getValue(): Argument #1 ($object) must be provided for instance properties
ArgumentCountError: ReflectionProperty::setValue() expects exactly 2 arguments, 0 given
ArgumentCountError: ReflectionClass::getMethod() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionClass::implementsInterface() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionClass::hasMethod() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionClass::getProperty() expects exactly 1 argument, 0 given
newInstance: A
newInstanceArgs: A
ArgumentCountError: ReflectionMethod::invoke() expects at least 1 argument, 0 given
ArgumentCountError: ReflectionMethod::invoke() expects at least 1 argument, 0 given
ArgumentCountError: ReflectionMethod::invokeArgs() expects exactly 2 arguments, 0 given
ArgumentCountError: ReflectionMethod::invokeArgs() expects exactly 2 arguments, 0 given
ArgumentCountError: strlen() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionFunction::invokeArgs() expects exactly 1 argument, 0 given
TypeError: ReflectionProperty::getValue(): Argument #1 ($object) must be provided for instance properties
ArgumentCountError: ReflectionProperty::setValue() expects exactly 2 arguments, 0 given
ArgumentCountError: ReflectionClass::getMethod() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionClass::implementsInterface() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionClass::hasMethod() expects exactly 1 argument, 0 given
ArgumentCountError: ReflectionClass::getProperty() expects exactly 1 argument, 0 given
newInstance: A
newInstanceArgs: A
