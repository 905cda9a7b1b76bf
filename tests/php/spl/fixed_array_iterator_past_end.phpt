--TEST--
InternalIterator of SplFixedArray: past its end
--FILE--
<?php
$iterator = SplFixedArray::fromArray([1, 2])->getIterator();
for ($i = 0; $i < 4; $i++, $iterator->next()) {
    var_dump($iterator->valid(), $iterator->key());
    try {
        var_dump($iterator->current());
    } catch (RuntimeException $e) {
        echo $e->getMessage(), "\n";
    }
}
$iterator->rewind();
var_dump($iterator->current());
?>
--EXPECT--
bool(true)
int(0)
int(1)
bool(true)
int(1)
int(2)
bool(false)
int(2)
Index invalid or out of range
bool(false)
int(3)
Index invalid or out of range
int(1)
