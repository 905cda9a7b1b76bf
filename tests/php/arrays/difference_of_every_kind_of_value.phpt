--TEST--
array_diff() of every kind of value, of one element and of many
--FILE--
<?php
class Shown { public function __construct(private string $text) { } public function __toString(): string { echo "[$this->text]"; return $this->text; } }
$b = 'b';
foreach ([[1, '1', 2, 'x'], [1.5, '1.5', null, '', true, false], ['a' => 'x', 'b' => 'y', 7 => 'z', 'c' => 'y'], ['x'], ['k' => 1], [], [5 => 'b'], [&$b],
          [new Shown('x'), 'y'], [new Shown('x')], [[1], 'Array']] as $array) {
    foreach ([[[]], [['x']], [['1'], [2]], [[1.5, null]], [['y', 'b'], ['Array', 'Array']], [], [[new Shown('x')]], [[new Shown('y')], ['x']]] as $others) {
        echo json_encode(@array_map('strval', @array_diff($array, ...$others))), "\n";
    }
}
foreach ([[[1], 5], [[1, 2], [1], 'x'], [['x'], [new Shown('x')], 5], ['no'], [[], null]] as $arguments) {
    try {
        var_dump(array_diff(...$arguments));
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
$same = ['only'];
$difference = array_diff($same, ['other']);
$difference[] = 'next';
$few = array_diff([1, 2, 3], [3]);
$few[] = 4;
var_dump($difference, $few, array_diff(['a', 'b'], []), array_diff([1, 2]));
try {
    array_diff(['x', 'y'], [new stdClass]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
["1","1","2","x"]
["1","1","2"]
{"3":"x"}
["1","1","2","x"]
["1","1","2","x"]
["1","1","2","x"]
[x]["1","1","2"]
[y]["1","1","2"]
["1.5","1.5","","","1",""]
["1.5","1.5","","","1",""]
{"0":"1.5","1":"1.5","2":"","3":"","5":""}
{"4":"1"}
["1.5","1.5","","","1",""]
["1.5","1.5","","","1",""]
[x]["1.5","1.5","","","1",""]
[y]["1.5","1.5","","","1",""]
{"a":"x","b":"y","7":"z","c":"y"}
{"b":"y","7":"z","c":"y"}
{"a":"x","b":"y","7":"z","c":"y"}
{"a":"x","b":"y","7":"z","c":"y"}
{"a":"x","7":"z"}
{"a":"x","b":"y","7":"z","c":"y"}
[x]{"b":"y","7":"z","c":"y"}
[y]{"7":"z"}
["x"]
[]
["x"]
["x"]
["x"]
["x"]
[x][]
[y][]
{"k":"1"}
{"k":"1"}
[]
{"k":"1"}
{"k":"1"}
{"k":"1"}
[x]{"k":"1"}
[y]{"k":"1"}
[]
[]
[]
[]
[]
[]
[]
[]
{"5":"b"}
{"5":"b"}
{"5":"b"}
{"5":"b"}
[]
{"5":"b"}
[x]{"5":"b"}
[y]{"5":"b"}
["b"]
["b"]
["b"]
["b"]
[]
["b"]
[x]["b"]
[y]["b"]
[x]["x","y"]
[x]{"1":"y"}
[x][x]["x","y"]
[x][x]["x","y"]
[x][x]["x"]
[x]["x","y"]
[x][x]{"1":"y"}
[y][x][]
[x][x]["x"]
[x][]
[x][x]["x"]
[x][x]["x"]
[x][x]["x"]
[x][x]["x"]
[x][x][]
[x][y][]
["Array","Array"]
["Array","Array"]
["Array","Array"]
["Array","Array"]
[]
["Array","Array"]
[x]["Array","Array"]
[y]["Array","Array"]
array_diff(): Argument #2 must be of type array, int given
array_diff(): Argument #3 must be of type array, string given
[x]array_diff(): Argument #3 must be of type array, int given
array_diff(): Argument #1 ($array) must be of type array, string given
array_diff(): Argument #2 must be of type array, null given
array(2) {
  [0]=>
  string(4) "only"
  [1]=>
  string(4) "next"
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(4)
}
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
Object of class stdClass could not be converted to string
