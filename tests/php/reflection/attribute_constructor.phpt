--TEST--
The constructor of ReflectionAttribute refuses whatever it gets
--FILE--
<?php
#[Attribute] class A {}
#[A] class B {}
$attribute = (new ReflectionClass('B'))->getAttributes()[0];
$constructor = new ReflectionMethod($attribute, '__construct');
foreach ([[], [1, 2, 3]] as $arguments) {
    try {
        $constructor->invoke($attribute, ...$arguments);
    } catch (ReflectionException $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
Cannot directly instantiate ReflectionAttribute
Cannot directly instantiate ReflectionAttribute
