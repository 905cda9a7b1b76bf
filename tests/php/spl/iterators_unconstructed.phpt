--TEST--
Iterators whose constructor was not called
--FILE--
<?php
class L extends IteratorIterator { function __construct(){} }
foreach (['rewind','valid','key','current','next','getInnerIterator','foo'] as $m) try { (new L)->$m(); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
class R extends RecursiveIteratorIterator { function __construct(){} }
foreach (['rewind','valid','key','current','next','getInnerIterator','foo','getDepth','getSubIterator','callHasChildren','callGetChildren','getMaxDepth'] as $m) try { (new R)->$m(); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
try { foreach (new R as $x); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
try { foreach (new L as $x); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
--EXPECT--
Error:The object is in an invalid state as the parent constructor was not called
Error:The object is in an invalid state as the parent constructor was not called
Error:The object is in an invalid state as the parent constructor was not called
Error:The object is in an invalid state as the parent constructor was not called
Error:The object is in an invalid state as the parent constructor was not called
Error:The object is in an invalid state as the parent constructor was not called
Error:Call to undefined method L::foo()
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:The R instance wasn't initialized properly
Error:Object is not initialized
Error:The object is in an invalid state as the parent constructor was not called
