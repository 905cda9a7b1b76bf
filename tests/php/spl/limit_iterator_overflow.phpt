--TEST--
LimitIterator: an end beyond 64 bits; ArrayObject: an iterator class that is null
--FILE--
<?php
foreach ([[1, PHP_INT_MAX], [PHP_INT_MAX, 2], [1, 2]] as [$offset, $limit]) {
    try {
        foreach (new LimitIterator(new ArrayIterator([1, 2, 3]), $offset, $limit) as $value) echo $value, " ";
        echo "\n";
    } catch (OutOfBoundsException $e) {
        echo $e->getMessage(), "\n";
    }
}
try {
    new ArrayObject([], 0, null);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
echo new ReflectionParameter(["ArrayObject", "__construct"], 2), "\n";
?>
--EXPECT--
Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
Cannot seek to 9223372036854775807 which is behind offset 9223372036854775807 plus count 2
2 3 
ArrayObject::__construct(): Argument #3 ($iteratorClass) must be a class name derived from ArrayIterator,  given
Parameter #2 [ <optional> string $iteratorClass = ArrayIterator::class ]
