--TEST--
array_map(), array_filter() and array_reduce() pass references among the elements on to callbacks
--INI--
error_reporting=E_ALL
--FILE--
<?php
function increment(&$value, $key = null)
{
    if (is_int($value)) {
        $value++;
    }
    return is_int($value);
}

function typed(?object &$value)
{
}

function referenced(): array
{
    $array = ['x' => 1, 'y' => 'text', 'z' => 3];
    foreach ($array as &$element) {
    }
    return $array;
}

$array = referenced();
$last = &$array['z'];
echo "array_map\n";
array_map('increment', $array);
var_dump($array);
array_map('increment', $array, $array);
var_dump($array);
echo "array_filter\n";
var_dump(array_filter($array, 'increment'), $array);
var_dump(array_filter($array, 'increment', ARRAY_FILTER_USE_BOTH), $array);
var_dump(array_filter($array));
echo "array_reduce\n";
var_dump(array_reduce($array, function ($carry, &$value) {
    increment($value);
    return $carry . $value;
}));
var_dump($array);
echo "by value\n";
var_dump(array_filter($array, fn($value) => $value && $value = 5), array_filter($array, 'is_string'));
var_dump(array_reduce($array, fn($carry, $value) => $carry . $value++));
echo "alone\n";
$alone = referenced();
unset($alone['z']);
$alone['w'] = new ArrayObject;
var_dump(array_filter($alone));
try {
    array_filter($alone, 'typed');
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
try {
    array_filter([5], 'typed');
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
array_map
array(3) {
  ["x"]=>
  int(2)
  ["y"]=>
  string(4) "text"
  ["z"]=>
  &int(4)
}
array(3) {
  ["x"]=>
  int(3)
  ["y"]=>
  string(4) "text"
  ["z"]=>
  &int(5)
}
array_filter
array(2) {
  ["x"]=>
  int(4)
  ["z"]=>
  &int(6)
}
array(3) {
  ["x"]=>
  int(4)
  ["y"]=>
  string(4) "text"
  ["z"]=>
  &int(6)
}
array(2) {
  ["x"]=>
  int(5)
  ["z"]=>
  &int(7)
}
array(3) {
  ["x"]=>
  int(5)
  ["y"]=>
  string(4) "text"
  ["z"]=>
  &int(7)
}
array(3) {
  ["x"]=>
  int(5)
  ["y"]=>
  string(4) "text"
  ["z"]=>
  &int(7)
}
array_reduce
string(6) "6text8"
array(3) {
  ["x"]=>
  int(6)
  ["y"]=>
  string(4) "text"
  ["z"]=>
  &int(8)
}
by value
array(3) {
  ["x"]=>
  int(6)
  ["y"]=>
  string(4) "text"
  ["z"]=>
  &int(8)
}
array(1) {
  ["y"]=>
  string(4) "text"
}
string(6) "6text8"
alone
array(3) {
  ["x"]=>
  int(1)
  ["y"]=>
  string(4) "text"
  ["w"]=>
  object(ArrayObject)#1 (1) {
    ["storage":"ArrayObject":private]=>
    array(0) {
    }
  }
}
typed(): Argument #1 ($value) must be of type ?object, int given

Warning: typed(): Argument #1 ($value) must be passed by reference, value given in {PWD}/callbacks_by_reference.php on line 53
typed(): Argument #1 ($value) must be of type ?object, int given
