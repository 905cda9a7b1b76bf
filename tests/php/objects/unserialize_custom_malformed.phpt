--TEST--
unserialize(): where the data of a Serializable object is malformed
--FILE--
<?php
foreach (['4:', '4', '4{', '4:{', '4:{abc', '4:{abcde', '-1:{', 'x:{}', '', '0:{}', '4;{i:1;}'] as $rest) {
    try {
        var_dump(unserialize('C:11:"ArrayObject":' . $rest));
    } catch (UnexpectedValueException $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump(pathinfo("a\0b/c.d")["dirname"], array_key_exists("dirname", pathinfo("\0/c")));
?>
--EXPECT--

Notice: unserialize(): Error at offset 20 of 21 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Notice: unserialize(): Error at offset 20 of 20 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Notice: unserialize(): Error at offset 20 of 21 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Warning: Insufficient data for unserializing - 4 required, 0 present in {PWD}/unserialize_custom_malformed.php on line 4

Notice: unserialize(): Error at offset 22 of 22 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Warning: Insufficient data for unserializing - 4 required, 3 present in {PWD}/unserialize_custom_malformed.php on line 4

Notice: unserialize(): Error at offset 22 of 25 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Notice: unserialize(): Error at offset 26 of 27 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Warning: Insufficient data for unserializing - -1 required, 0 present in {PWD}/unserialize_custom_malformed.php on line 4

Notice: unserialize(): Error at offset 23 of 23 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Notice: unserialize(): Error at offset 19 of 23 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)

Notice: unserialize(): Error at offset 19 of 19 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)
object(ArrayObject)#1 (1) {
  ["storage":"ArrayObject":private]=>
  array(0) {
  }
}

Notice: unserialize(): Error at offset 20 of 27 bytes in {PWD}/unserialize_custom_malformed.php on line 4
bool(false)
string(1) "a"
bool(false)
