--TEST--
preg_filter() keeps the keys of what has matches
--FILE--
<?php
$reference = "xx";
var_dump(preg_filter('/a/', 'b', ['x' => 'cat', 'y' => 'dog', 5 => 'a', 7 => '', 8 => 12]));
var_dump(preg_filter('/a/', 'b', 'dog'), preg_filter('/a/', 'a', 'cat'), preg_filter('/^/', '', ['']), preg_filter('/x/', 'y', ['a' => &$reference]));
var_dump(preg_filter(['/1/', '/2/'], ['2', '$0$0'], ['1', '2', 'x', 12]), preg_filter('/x/', 'y', []), @preg_filter('/x', 'y', ['x']));
--EXPECT--
array(2) {
  ["x"]=>
  string(3) "cbt"
  [5]=>
  string(1) "b"
}
NULL
string(3) "cat"
array(1) {
  [0]=>
  string(0) ""
}
array(1) {
  ["a"]=>
  string(2) "yy"
}
array(3) {
  [0]=>
  string(2) "22"
  [1]=>
  string(2) "22"
  [3]=>
  string(4) "2222"
}
array(0) {
}
array(0) {
}
