--TEST--
array_walk changes elements and sees changes
--FILE--
<?php
$array = ['a' => 1, 'b' => ['c' => 2, 'd' => 3], 'e' => 4];
array_walk($array, function (&$value, $key, $by) { if (!is_array($value)) $value *= $by; }, 10);
array_walk_recursive($array, function (&$value, $key) { $value = "$key:$value"; });
echo json_encode($array), "\n";
$list = [1, 2, 3];
array_walk($list, function ($value, $key) use (&$list) { echo $value; if ($key == 0) unset($list[1]); });
echo json_encode($list), "\n";
class Point { public $x = 1; protected $y = 2; private $z = 3; }
$point = new Point;
array_walk($point, function (&$value, $name) { echo strtr($name, "\0", '.'), " "; $value++; });
var_dump($point);
--EXPECT--
{"a":"a:10","b":{"c":"c:2","d":"d:3"},"e":"e:40"}
13{"0":1,"2":3}
x .*.y .Point.z object(Point)#1 (3) {
  ["x"]=>
  int(2)
  ["y":protected]=>
  int(3)
  ["z":"Point":private]=>
  int(4)
}
