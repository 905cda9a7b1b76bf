--TEST--
What a function that returns nothing should have returned: self, static and parent by the names of their classes
--FILE--
<?php
class Base {}
class A extends Base implements ArrayAccess
{
    function one(): self {}
    function two(): static {}
    function three(): ?parent {}
    function four(): self|array {}
    function offsetExists($offset): bool {}
    function offsetGet($offset): self {}
    #[ReturnTypeWillChange] function offsetSet($offset, $value): static {}
    function offsetUnset($offset): void {}
}
class B extends A {}
foreach ([new A, new B] as $object) {
    foreach ([fn() => $object->one(), fn() => $object->two(), fn() => $object->three(), fn() => $object->four(),
        fn() => $object[1], fn() => $object[1] = 1, fn() => isset($object[1])] as $run) {
        try {
            $run();
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
A::one(): Return value must be of type A, none returned
A::two(): Return value must be of type A, none returned
A::three(): Return value must be of type ?Base, none returned
A::four(): Return value must be of type A|array, none returned
A::offsetGet(): Return value must be of type A, none returned
A::offsetSet(): Return value must be of type A, none returned
A::offsetExists(): Return value must be of type bool, none returned
A::one(): Return value must be of type A, none returned
A::two(): Return value must be of type B, none returned
A::three(): Return value must be of type ?Base, none returned
A::four(): Return value must be of type A|array, none returned
A::offsetGet(): Return value must be of type A, none returned
A::offsetSet(): Return value must be of type B, none returned
A::offsetExists(): Return value must be of type bool, none returned
