--TEST--
iterator_to_array() and others take arrays
--INI--
zvm.php=8.4
--FILE--
<?php
var_dump(iterator_to_array(['a' => 1, 2]), iterator_to_array(['a' => 1], false), iterator_count([1, 2]), iterator_apply(new ArrayIterator([1]), fn() => true)); foreach ([fn() => iterator_count(5), fn() => iterator_to_array('x'), fn() => iterator_apply([1], fn() => 1)] as $f) try { $f(); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
array(2) {
  ["a"]=>
  int(1)
  [0]=>
  int(2)
}
array(1) {
  [0]=>
  int(1)
}
int(2)
int(1)
iterator_count(): Argument #1 ($iterator) must be of type Traversable|array, int given
iterator_to_array(): Argument #1 ($iterator) must be of type Traversable|array, string given
iterator_apply(): Argument #1 ($iterator) must be of type Traversable, array given
