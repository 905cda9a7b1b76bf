--TEST--
range() from -0.0
--FILE--
<?php
var_dump(range(-0.0, 2), range(-0.0, -2), range(0, -0.0), range(-0.0, 0), range(1.5, 3), range(3.5, 1, 0.5), range(-0.0, 1, 0.5), range("-0.0", 1));
--EXPECT--
array(3) {
  [0]=>
  float(-0)
  [1]=>
  float(1)
  [2]=>
  float(2)
}
array(3) {
  [0]=>
  float(-0)
  [1]=>
  float(-1)
  [2]=>
  float(-2)
}
array(1) {
  [0]=>
  float(0)
}
array(1) {
  [0]=>
  float(-0)
}
array(2) {
  [0]=>
  float(1.5)
  [1]=>
  float(2.5)
}
array(6) {
  [0]=>
  float(3.5)
  [1]=>
  float(3)
  [2]=>
  float(2.5)
  [3]=>
  float(2)
  [4]=>
  float(1.5)
  [5]=>
  float(1)
}
array(3) {
  [0]=>
  float(-0)
  [1]=>
  float(0.5)
  [2]=>
  float(1)
}
array(2) {
  [0]=>
  int(0)
  [1]=>
  int(1)
}
