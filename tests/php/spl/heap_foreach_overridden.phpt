--TEST--
foreach calls the methods of an iterator only where a class defines one
--FILE--
<?php
class H2 extends SplMinHeap { function current():mixed { echo "current\n"; return parent::current();}  }
$h=new H2; $h->insert(1); $h->insert(2); foreach($h as $x) echo "in$x";
class H3 extends SplMinHeap { function compare($a,$b):int { throw new Exception("x"); } }
$h=new H3; try { $h->insert(1); $h->insert(2); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; } 
foreach($h as $x) echo "in$x";
--EXIT--
255
--EXPECT--
current
in1current
in2Exceptionx

Fatal error: Uncaught RuntimeException: Heap is corrupted, heap properties are no longer ensured. in {PWD}/heap_foreach_overridden.php:6
Stack trace:
#0 {main}
  thrown in {PWD}/heap_foreach_overridden.php on line 6
