--TEST--
LimitIterator's end does not wrap around; outer iterators name their own class
--INI--
zvm.php=8.4
--FILE--
<?php
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
$l = new LimitIterator(new ArrayIterator([1, 2, 3]), 1, PHP_INT_MAX);
t(fn() => $l->seek(2));
t(fn() => $l->seek(PHP_INT_MAX));
t(fn() => $l->nosuch());
class It extends RecursiveIteratorIterator {}
t(fn() => (new It(new RecursiveArrayIterator([[1]])))->nosuch());
?>
--EXPECT--
int(2)
OutOfBoundsException: Seek position 9223372036854775807 is out of range
Error: Call to undefined method LimitIterator::nosuch()
Error: Call to undefined method It::nosuch()
