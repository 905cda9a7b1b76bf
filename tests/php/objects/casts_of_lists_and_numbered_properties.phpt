--TEST--
(object) of lists and of hashes with numbers, and (array) of objects with such properties
--FILE--
<?php
$array = [3 => 'x', 'k' => 2, 1 => [1], '1.5' => 3, '-5' => 4, '007' => 5];
$object = (object) $array;
var_dump($object, (array) $object === $array, get_object_vars($object), $object->{'3'});
var_dump((object) [], (object) [5, 6], (array) (object) [5, 6]);
$object = (object) [1, 2, 3];
$object->x = 5;
$object->{'10'} = 7;
$back = (array) $object;
$back[] = 8;
var_dump($back, isset($back[0]), isset($object->{'0'}), count((array) $object));
class Declared { private $p = 1; public $q = 2; }
$declared = new Declared;
@$declared->{'5'} = 5;
@$declared->{'05'} = 6;
var_dump(get_mangled_object_vars($declared) == (array) $declared, array_keys(get_object_vars($declared)));
$limits = (object) ['9223372036854775807' => 1, '9223372036854775808' => 2, '-0' => 3, '-9223372036854775808' => 4];
var_dump($limits, (array) $limits);
$list = [1, 2];
$reference = &$list[0];
$object = (object) $list;
$reference = 9;
var_dump($object);
unset($reference);
$list = [1, 2];
foreach ($list as &$value) { }
unset($value);
$object = (object) $list;
$list[0] = 5;
var_dump($object);
--EXPECT--
object(stdClass)#1 (6) {
  ["3"]=>
  string(1) "x"
  ["k"]=>
  int(2)
  ["1"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["1.5"]=>
  int(3)
  ["-5"]=>
  int(4)
  ["007"]=>
  int(5)
}
bool(true)
array(6) {
  [3]=>
  string(1) "x"
  ["k"]=>
  int(2)
  [1]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["1.5"]=>
  int(3)
  [-5]=>
  int(4)
  ["007"]=>
  int(5)
}
string(1) "x"
object(stdClass)#2 (0) {
}
object(stdClass)#3 (2) {
  ["0"]=>
  int(5)
  ["1"]=>
  int(6)
}
array(2) {
  [0]=>
  int(5)
  [1]=>
  int(6)
}
array(6) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(3)
  ["x"]=>
  int(5)
  [10]=>
  int(7)
  [11]=>
  int(8)
}
bool(true)
bool(true)
int(5)
bool(true)
array(3) {
  [0]=>
  string(1) "q"
  [1]=>
  int(5)
  [2]=>
  string(2) "05"
}
object(stdClass)#2 (4) {
  ["9223372036854775807"]=>
  int(1)
  ["9223372036854775808"]=>
  int(2)
  ["-0"]=>
  int(3)
  ["-9223372036854775808"]=>
  int(4)
}
array(4) {
  [9223372036854775807]=>
  int(1)
  ["9223372036854775808"]=>
  int(2)
  ["-0"]=>
  int(3)
  [-9223372036854775808]=>
  int(4)
}
object(stdClass)#4 (2) {
  ["0"]=>
  &int(9)
  ["1"]=>
  int(2)
}
object(stdClass)#3 (2) {
  ["0"]=>
  int(1)
  ["1"]=>
  int(2)
}
