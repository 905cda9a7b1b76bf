--TEST--
array_pad() shares references also where nothing else holds them
--FILE--
<?php
$list = [1, 2];
foreach ($list as &$element) {
}
unset($element);
$padded = array_pad($list, 3, 0);
$padded[0] = "changed";
var_dump($list, $padded);
$map = ["a" => 1];
foreach ($map as &$element) {
}
unset($element);
$padded = array_pad($map, -2, 0);
$padded["a"] = "changed";
var_dump($map, $padded);
--EXPECT--
array(2) {
  [0]=>
  &string(7) "changed"
  [1]=>
  &int(2)
}
array(3) {
  [0]=>
  &string(7) "changed"
  [1]=>
  &int(2)
  [2]=>
  int(0)
}
array(1) {
  ["a"]=>
  &string(7) "changed"
}
array(2) {
  [0]=>
  int(0)
  ["a"]=>
  &string(7) "changed"
}
