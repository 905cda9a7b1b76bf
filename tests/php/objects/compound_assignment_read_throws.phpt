--TEST--
A read that throws in `$object[x] op= y` makes an Error whose previous exception it is
--FILE--
<?php
class Throwing implements ArrayAccess
{
    function offsetGet($offset): mixed { throw new Exception('read'); }
    function offsetSet($offset, $value): void { echo "not reached\n"; }
    function offsetExists($offset): bool { return true; }
    function offsetUnset($offset): void {}
}

foreach ([new Throwing, new SplFixedArray(1), new SplObjectStorage, new WeakMap, new ArrayObject] as $object) {
    try {
        $object[is_a($object, 'SplFixedArray') ? 3 : $object] .= 'x';
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
        $e = $e->getPrevious();
        echo '  ', $e ? get_class($e) : 'none', "\n";
    }
}
--EXPECT--
Error: Cannot use object of type Throwing as array
  Exception
Error: Cannot use object of type SplFixedArray as array
  RuntimeException
Error: Cannot use object of type SplObjectStorage as array
  UnexpectedValueException
Error: Cannot use object of type WeakMap as array
  Error
TypeError: Illegal offset type
  TypeError
