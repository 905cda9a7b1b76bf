--TEST--
Comparing numeric strings with signs and white space, and ArrayObjects
--FILE--
<?php
var_dump('10' == ' 10', '10' == '10 ', ' 1' == '+1', '1' == "\n01\t", '1 2' == '12', '-' == '0', ' ' == '', '+' == '-', '1e1' == '10 ', '-0' == '0', ' -5' < '-4', '5 ' + 1, (float) ' 7 ', ' 3' * '2 ', '1' == '1abc', '.5' == '0.5', '1.' == '1');
var_dump(new ArrayObject([1]) == new ArrayObject([1]), new ArrayObject([1]) == new ArrayObject([2]), new ArrayObject([1]) <=> new ArrayObject([2]), new ArrayObject([1]) == new ArrayIterator([1]));
$l = new ArrayObject([1]); $r = clone $l; var_dump($l == $r); $r['x'] = 1; var_dump($l == $r, $l < $r); $l = new ArrayObject([1]); $l->p = 1; $r = new ArrayObject([1]); var_dump($l == $r);
--EXPECTF--
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
bool(true)
int(6)
float(7)
int(6)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
int(-1)
bool(false)
bool(true)
bool(false)
bool(true)

Deprecated: Creation of dynamic property ArrayObject::$p is deprecated in %s on line 4
bool(false)
