--TEST--
unserialize() of objects without a count, and other offsets of errors
--FILE--
<?php
foreach (['O:4:"Test":{}', 'O:8:"stdClass":x:{}', 'O:8:"stdClass":-1:{}', 'C:8:"stdClass":x:{}', 'O:11:"HashContext":[]',
          'a:-1:{}', 'i:-;', 'O:8:"stdClass":1:{}'] as $text) {
    try {
        var_dump(unserialize($text));
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
Notice: unserialize(): Error at offset 11 of 13 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)

Notice: unserialize(): Error at offset 15 of 19 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)

Notice: unserialize(): Error at offset 17 of 20 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)

Notice: unserialize(): Error at offset 15 of 19 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)

Notice: unserialize(): Error at offset 19 of 21 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)

Notice: unserialize(): Error at offset 0 of 7 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)

Notice: unserialize(): Error at offset 0 of 4 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)

Notice: unserialize(): Unexpected end of serialized data in {PWD}/unserialize_counts.php on line 5

Notice: unserialize(): Error at offset 18 of 19 bytes in {PWD}/unserialize_counts.php on line 5
bool(false)
