--TEST--
class_exists() and the like of PHP's own classes answer the same each time
--FILE--
<?php
foreach ([1,2,3] as $i) { var_dump(class_exists('Countable'), interface_exists('\Countable'), class_exists('ArrayIterator'), interface_exists('arrayiterator', false), trait_exists('Countable'), enum_exists('Countable'), class_exists('Nope'), class_exists('Nope', false)); }
new ArrayIterator([]); var_dump(class_exists('ArrayIterator'), trait_exists('ArrayIterator'));
enum E { case A; } trait T {} var_dump(enum_exists('E'), class_exists('E'), trait_exists('T'), class_exists('T'), interface_exists('E'));
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
