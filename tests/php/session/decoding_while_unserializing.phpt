--TEST--
What a failed session_decode() has read cannot be referred to by the unserialize() around it
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
class Decoder implements Serializable {
    function serialize() { return ''; }
    function unserialize($data) { session_id('unserializing'); session_start(); var_dump(session_decode($data)); session_abort(); }
}
foreach (['a|a:1:{i:0;a:1:{i:1;', 'a|a:1:{i:0;i:7;}'] as $inner) {
    var_dump(unserialize('a:2:{i:0;C:7:"Decoder":' . strlen($inner) . ":{{$inner}}i:1;R:4;}"));
}
session_start();
session_destroy();
--EXPECT--
Deprecated: Decoder implements the Serializable interface, which is deprecated. Implement __serialize() and __unserialize() instead (or in addition, if support for old PHP versions is necessary) in {PWD}/decoding_while_unserializing.php on line 4

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_while_unserializing.php on line 6
bool(false)

Notice: unserialize(): Error at offset 56 of 57 bytes in {PWD}/decoding_while_unserializing.php on line 9
bool(false)
bool(true)
array(2) {
  [0]=>
  object(Decoder)#1 (0) {
  }
  [1]=>
  &int(7)
}
