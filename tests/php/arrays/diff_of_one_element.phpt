--TEST--
array_diff() with an array of one element checks the others one by one
--FILE--
<?php
function attempt(callable $call) { try { var_dump($call()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
attempt(fn() => array_diff([[1]], true));
attempt(fn() => array_diff([[1]], ['Array'], null));
attempt(fn() => array_diff([[1]], ['x'], [[2]], 5));
attempt(fn() => array_diff([], ['x'], 5));
attempt(fn() => array_diff([1, 2], [2], 5));
attempt(fn() => array_diff([[1], 2], [2], 5));
attempt(fn() => array_diff(5, [2], 5));
attempt(fn() => array_diff());
attempt(fn() => array_diff([1]));
attempt(fn() => array_diff([1], [1], [[]]));
attempt(fn() => array_diff([new stdClass], 7));
attempt(fn() => array_diff(...[[1], 'a' => [2]]));
attempt(fn() => array_diff(array: [1], b: 2));
for ($i = 0; $i < 3; $i++) { $a = ['k' => 1, 2]; attempt(fn() => array_diff($a, [2])); attempt(fn() => array_diff($i, [2])); }
$a = ['x' => 1, 'y' => 2]; $r = &$a['x'];
attempt(fn() => array_diff($a, [2]));
attempt(fn() => array_diff(array_slice($a, 0, 1), [2]));
--EXPECTF--

Warning: Array to string conversion in %s on line 3
TypeError: array_diff(): Argument #2 must be of type array, bool given

Warning: Array to string conversion in %s on line 4
TypeError: array_diff(): Argument #3 must be of type array, null given

Warning: Array to string conversion in %s on line 5

Warning: Array to string conversion in %s on line 5
TypeError: array_diff(): Argument #4 must be of type array, int given
TypeError: array_diff(): Argument #3 must be of type array, int given
TypeError: array_diff(): Argument #3 must be of type array, int given
TypeError: array_diff(): Argument #3 must be of type array, int given
TypeError: array_diff(): Argument #1 ($array) must be of type array, int given
ArgumentCountError: array_diff() expects at least 1 argument, 0 given
array(1) {
  [0]=>
  int(1)
}
array(0) {
}
Error: Object of class stdClass could not be converted to string
ArgumentCountError: array_diff() does not accept unknown named parameters
ArgumentCountError: array_diff() does not accept unknown named parameters
array(1) {
  ["k"]=>
  int(1)
}
TypeError: array_diff(): Argument #1 ($array) must be of type array, int given
array(1) {
  ["k"]=>
  int(1)
}
TypeError: array_diff(): Argument #1 ($array) must be of type array, int given
array(1) {
  ["k"]=>
  int(1)
}
TypeError: array_diff(): Argument #1 ($array) must be of type array, int given
array(1) {
  ["x"]=>
  &int(1)
}
array(1) {
  ["x"]=>
  &int(1)
}
