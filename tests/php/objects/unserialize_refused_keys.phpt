--TEST--
unserialize(): how far it reads a key that is none
--FILE--
<?php
foreach (["a:1:{a:0:{}i:1;}", "a:1:{d:1.5;i:1;}", "a:1:{R:1;i:1;}", "a:1:{r:1;", "a:1:{E:6:\"Suit:H\";i:1;}", "a:1:{O:2:\"E0\":0:{}i:1;}", "O:8:\"stdClass\":1:{a:0:{}i:1;}", "a:1:{N;i:1;}", "a:1:{a:2:{i:0;i:1;i:1;i:2;}i:5;}"] as $text) {
    var_dump(unserialize($text));
}
?>
--EXPECT--

Notice: unserialize(): Error at offset 10 of 16 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 11 of 16 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 9 of 14 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 9 of 9 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 5 of 23 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 5 of 23 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 23 of 29 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 7 of 12 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)

Notice: unserialize(): Error at offset 10 of 32 bytes in {PWD}/unserialize_refused_keys.php on line 3
bool(false)
