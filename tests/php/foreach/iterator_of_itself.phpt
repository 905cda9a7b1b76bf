--TEST--
getIterator() that returns the object itself
--FILE--
<?php
class A implements IteratorAggregate { function getIterator(): Traversable { return $this; } }
try {
    foreach (new A as $x) {
        echo 'never';
    }
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Objects returned by A::getIterator() must be traversable or implement interface Iterator
