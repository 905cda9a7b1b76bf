--TEST--
range() of texts, floats and steps
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([['a', 'e', 2], ['a', 5], ['5', '7'], ['1.5', '3'], [1, 3, 0.5], ['z', 'x'], ['', 'c'], ['ab', 'd'], [1, 5, -2], [5, 1, 2], ['a', 'c', 1.5], [0, 1, 0.25], [3, 3]] as $a) try { echo json_encode($a), json_encode(range(...$a)), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } foreach ([fn() => range(1, 2, 0), fn() => range(1, 2, 5), fn() => range([], 1), fn() => range(1, INF), fn() => range(null, 2), fn() => range(1, 3, 'x')] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
["a","e",2]["a","c","e"]
["a",5]
Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in {PWD}/range_of_texts.php on line 2
[0,1,2,3,4,5]
["5","7"]["5","6","7"]
["1.5","3"][1.5,2.5]
[1,3,0.5][1,1.5,2,2.5,3]
["z","x"]["z","y","x"]
["","c"]
Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in {PWD}/range_of_texts.php on line 2

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in {PWD}/range_of_texts.php on line 2
[0]
["ab","d"]
Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in {PWD}/range_of_texts.php on line 2
["a","b","c","d"]
[1,5,-2]ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges
[5,1,2][5,3,1]
["a","c",1.5]
Warning: range(): Argument #3 ($step) must be of type int when generating an array of characters, inputs converted to 0 in {PWD}/range_of_texts.php on line 2
[0]
[0,1,0.25][0,0.25,0.5,0.75,1]
[3,3][3]
ValueError: range(): Argument #3 ($step) cannot be 0
ValueError: range(): Argument #3 ($step) must be less than the range spanned by argument #1 ($start) and argument #2 ($end)
TypeError: range(): Argument #1 ($start) must be of type string|int|float, array given
ValueError: range(): Argument #2 ($end) must be a finite number, INF provided

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in {PWD}/range_of_texts.php on line 2
array(3) {
  [0]=>
  int(0)
  [1]=>
  int(1)
  [2]=>
  int(2)
}
TypeError: range(): Argument #3 ($step) must be of type int|float, string given
