--TEST--
A heap whose compare() throws or writes
--FILE--
<?php
class H extends SplMinHeap { public $x=0; function compare($a,$b):int { if (!$this->x++) $this->insert(9); return parent::compare($a,$b);} }
$h=new H; try { $h->insert(1); $h->insert(2); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; } var_dump($h);
class H2 extends SplMinHeap { function compare($a,$b):int { throw new Exception("x"); } }
$h=new H2; try { $h->insert(1); $h->insert(2); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; } var_dump($h);
try { $h->top();} catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
try { foreach($h as $x) {} } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
--EXPECT--
RuntimeExceptionHeap cannot be changed when it is already being modified.
object(H)#1 (4) {
  ["x"]=>
  int(1)
  ["flags":"SplHeap":private]=>
  int(0)
  ["isCorrupted":"SplHeap":private]=>
  bool(true)
  ["heap":"SplHeap":private]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
Exceptionx
object(H2)#3 (3) {
  ["flags":"SplHeap":private]=>
  int(0)
  ["isCorrupted":"SplHeap":private]=>
  bool(true)
  ["heap":"SplHeap":private]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
RuntimeExceptionHeap is corrupted, heap properties are no longer ensured.
RuntimeExceptionHeap is corrupted, heap properties are no longer ensured.
