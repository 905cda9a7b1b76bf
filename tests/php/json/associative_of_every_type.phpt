--TEST--
json_decode() takes what is true for true
--FILE--
<?php
foreach ([null, true, 0, 1, 1.5, "", "a", [], [1], new stdClass, STDIN] as $a) { try { var_dump(json_decode('{"a":-550}', $a), json_decode('-550', $a)); } catch (TypeError $e) { echo $e->getMessage(), "\n"; } }
--EXPECT--
object(stdClass)#2 (1) {
  ["a"]=>
  int(-550)
}
int(-550)
array(1) {
  ["a"]=>
  int(-550)
}
int(-550)
object(stdClass)#2 (1) {
  ["a"]=>
  int(-550)
}
int(-550)
array(1) {
  ["a"]=>
  int(-550)
}
int(-550)
array(1) {
  ["a"]=>
  int(-550)
}
int(-550)
object(stdClass)#2 (1) {
  ["a"]=>
  int(-550)
}
int(-550)
array(1) {
  ["a"]=>
  int(-550)
}
int(-550)
json_decode(): Argument #2 ($associative) must be of type ?bool, array given
json_decode(): Argument #2 ($associative) must be of type ?bool, array given
json_decode(): Argument #2 ($associative) must be of type ?bool, stdClass given
json_decode(): Argument #2 ($associative) must be of type ?bool, resource given
