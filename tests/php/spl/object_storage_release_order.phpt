--TEST--
SplObjectStorage lets go of an object before its data
--FILE--
<?php
class Named { function __construct(public $name) {} function __destruct() { echo "$this->name\n"; } }
$storage = new SplObjectStorage;
$storage[new Named('first')] = new Named('data of first');
$storage[new Named('second')] = new Named('data of second');
$storage = null;
class Plain {}
$storage = new SplObjectStorage;
$storage->attach(new Plain, new Plain);
$text = serialize($storage);
unserialize($text);
var_dump(unserialize($text));
?>
--EXPECT--
first
data of first
second
data of second
object(SplObjectStorage)#3 (1) {
  ["storage":"SplObjectStorage":private]=>
  array(1) {
    [0]=>
    array(2) {
      ["obj"]=>
      object(Plain)#6 (0) {
      }
      ["inf"]=>
      object(Plain)#2 (0) {
      }
    }
  }
}
