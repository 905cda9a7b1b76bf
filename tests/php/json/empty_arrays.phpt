--TEST--
json_encode(): an array that has become empty is a list
--FILE--
<?php
$array = ['a' => 1];
unset($array['a']);
$object = (object)['x' => $array, 'y' => (object)[]];
echo json_encode($array), json_encode([$array, array_filter([1], fn() => false)]), json_encode($object), json_encode($array, JSON_FORCE_OBJECT), json_encode($array, JSON_PRETTY_PRINT), "\n";
--EXPECT--
[][[],[]]{"x":[],"y":{}}{}[]
