--TEST--
The internal pointer while its array changes
--FILE--
<?php
$array = ['a' => 1, 'b' => 2, 'c' => 3];
next($array);
unset($array['b']);
var_dump(key($array), next($array), key($array));
$array['d'] = 4;
var_dump(current($array), end($array), prev($array));
$copy = $array;
unset($array['c']);
var_dump(key($copy), key($array));
$object = new class { public $x = 1; public $y = 2; };
var_dump(@next($object), @key($object));
$list = [1, 2, 3];
end($list); next($list);
$list[] = 4;
var_dump(current($list));
--EXPECT--
string(1) "c"
bool(false)
NULL
int(4)
int(4)
int(3)
string(1) "c"
string(1) "d"
int(2)
string(1) "y"
int(4)
