--TEST--
Deprecations of a class are reported once it is declared (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
set_error_handler(function($n, $m) { throw new ErrorException($m); });
try { eval('class C1 implements Countable { function count() { return 1; } }'); } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { eval('class C2 implements Serializable { function serialize() {} function unserialize($x) {} }'); } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { eval('class C3 extends ArrayObject { function offsetGet($i) {} }'); } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
var_dump(class_exists('C1'));
restore_error_handler();
--EXPECT--
ErrorExceptionReturn type of C1::count() should either be compatible with Countable::count(): int, or the #[\ReturnTypeWillChange] attribute should be used to temporarily suppress the notice
ErrorExceptionC2 implements the Serializable interface, which is deprecated. Implement __serialize() and __unserialize() instead (or in addition, if support for old PHP versions is necessary)
ErrorExceptionReturn type of C3::offsetGet($i) should either be compatible with ArrayObject::offsetGet(mixed $key): mixed, or the #[\ReturnTypeWillChange] attribute should be used to temporarily suppress the notice
bool(true)
