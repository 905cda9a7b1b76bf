--TEST--
Elements that others refer to stay references when their array is spread into another
--FILE--
<?php
$x = 1;
$alone = [&$y];
unset($y);
$copy = [...[&$x], ...$alone, ...['k' => &$x]];
var_dump($copy);
$copy[0] = 'through the reference';
$copy[1] = 'on its own';
var_dump($x, $alone, $copy['k']);
--EXPECT--
array(3) {
  [0]=>
  &int(1)
  [1]=>
  NULL
  ["k"]=>
  &int(1)
}
string(21) "through the reference"
array(1) {
  [0]=>
  NULL
}
string(21) "through the reference"
