--TEST--
array_diff() of an array with one element looks at its text
--FILE--
<?php
var_dump(array_diff(['x' => []], []), array_diff(['x' => []], [], []), array_diff([[], 1], []));
try {
    array_diff([new stdClass], []);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECTF--

Warning: Array to string conversion in %s on line 2

Warning: Array to string conversion in %s on line 2
array(1) {
  ["x"]=>
  array(0) {
  }
}
array(1) {
  ["x"]=>
  array(0) {
  }
}
array(2) {
  [0]=>
  array(0) {
  }
  [1]=>
  int(1)
}
Object of class stdClass could not be converted to string
