--TEST--
A loop by reference makes no reference of a variable that has nothing to walk
--FILE--
<?php
function f($value)
{
    foreach ($value as &$element) {
    }
    try {
        reset($value[1]);
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($value);
}
f(false);
f(null);
f(5);
f("text");
$holder = [false];
foreach ($holder[0] as &$element) {
}
var_dump($holder);
$copy = $holder;
$copy[0] = true;
var_dump($holder);
function g($object)
{
    foreach ($object as &$element) {
        $element++;
    }
    $copy = [$object];
    var_dump($copy);
}
g((object) ["a" => 1]);
g(new ArrayObject([1]));
--EXPECT--
Warning: foreach() argument must be of type array|object, bool given in {PWD}/by_reference_over_nothing_to_walk.php on line 4

Deprecated: Automatic conversion of false to array is deprecated in {PWD}/by_reference_over_nothing_to_walk.php on line 7
reset(): Argument #1 ($array) must be of type array, null given
array(1) {
  [1]=>
  NULL
}

Warning: foreach() argument must be of type array|object, null given in {PWD}/by_reference_over_nothing_to_walk.php on line 4
reset(): Argument #1 ($array) must be of type array, null given
array(1) {
  [1]=>
  NULL
}

Warning: foreach() argument must be of type array|object, int given in {PWD}/by_reference_over_nothing_to_walk.php on line 4
Cannot use a scalar value as an array
int(5)

Warning: foreach() argument must be of type array|object, string given in {PWD}/by_reference_over_nothing_to_walk.php on line 4
Cannot create references to/from string offsets
string(4) "text"

Warning: foreach() argument must be of type array|object, bool given in {PWD}/by_reference_over_nothing_to_walk.php on line 18
array(1) {
  [0]=>
  bool(false)
}
array(1) {
  [0]=>
  bool(false)
}
array(1) {
  [0]=>
  object(stdClass)#1 (1) {
    ["a"]=>
    &int(2)
  }
}
array(1) {
  [0]=>
  object(ArrayObject)#1 (1) {
    ["storage":"ArrayObject":private]=>
    array(1) {
      [0]=>
      &int(2)
    }
  }
}
