--TEST--
CachingIterator goes on though what it fetched cannot be converted to a string
--FILE--
<?php
foreach ([CachingIterator::TOSTRING_USE_INNER, CachingIterator::CALL_TOSTRING] as $flags) {
    $it = new CachingIterator(new ArrayIterator([new stdClass, new stdClass]), $flags);
    foreach (["rewind", "next", "next", "next"] as $method) {
        try {
            $it->$method();
            echo "$method ";
        } catch (Error $e) {
            echo $e->getMessage(), " ";
        }
        var_dump($it->key(), $it->valid(), $it->hasNext());
    }
}
?>
--EXPECT--
Object of class ArrayIterator could not be converted to string int(0)
bool(true)
bool(true)
Object of class ArrayIterator could not be converted to string int(1)
bool(true)
bool(false)
next NULL
bool(false)
bool(false)
next NULL
bool(false)
bool(false)
Object of class stdClass could not be converted to string int(0)
bool(true)
bool(true)
Object of class stdClass could not be converted to string int(1)
bool(true)
bool(false)
next NULL
bool(false)
bool(false)
next NULL
bool(false)
bool(false)
