--TEST--
The class that is named for a method that outer iterators pass on
--INI--
zvm.php=8.4
--FILE--
<?php
$tree = new RecursiveIteratorIterator(new RecursiveArrayIterator([1]));
$outer = new IteratorIterator(new ArrayIterator([1]));
foreach ([fn() => [$tree, 'missing'](), fn() => $tree->missing(), fn() => [$outer, 'missing'](), fn() => $outer->missing()] as $call) {
    try { $call(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
foreach (new LimitIterator(new ArrayIterator([1, 2, 3]), 1, PHP_INT_MAX) as $value) {
    echo $value, "\n";
}
--EXPECT--
Call to undefined method RecursiveArrayIterator::missing()
Call to undefined method RecursiveIteratorIterator::missing()
Call to undefined method ArrayIterator::missing()
Call to undefined method IteratorIterator::missing()
2
3
