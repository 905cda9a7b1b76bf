--TEST--
What var_dump() shows of a WeakMap has the references that iterations have made
--FILE--
<?php
$map = new WeakMap;
$first = new stdClass;
$second = new stdClass;
$map[$first] = 1;
$map[$second] = 2;
foreach ($map as &$value) {
    $value++;
}
unset($value);
var_dump($map);
print_r($map);
--EXPECT--
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(stdClass)#2 (0) {
    }
    ["value"]=>
    &int(2)
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(stdClass)#3 (0) {
    }
    ["value"]=>
    &int(3)
  }
}
WeakMap Object
(
    [0] => Array
        (
            [key] => stdClass Object
                (
                )

            [value] => 2
        )

    [1] => Array
        (
            [key] => stdClass Object
                (
                )

            [value] => 3
        )

)
