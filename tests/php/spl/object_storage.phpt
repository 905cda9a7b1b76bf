--TEST--
SplObjectStorage
--FILE--
<?php
$h=new SplObjectStorage; $o=new stdClass; $h[$o]=null; var_dump(isset($h[$o]), empty($h[$o]), $h[$o] ?? 'd', count($h, COUNT_RECURSIVE));
try { isset($h[1]); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
try { $h[]=1; } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
$h[$o]=[1]; $h[$o][]=2; var_dump($h[$o], $h, serialize($h), unserialize(serialize($h)), $h==clone $h, $h == new SplObjectStorage);
--EXPECT--
bool(true)
bool(true)
string(1) "d"
int(1)
TypeErrorSplObjectStorage::offsetExists(): Argument #1 ($object) must be of type object, int given
TypeErrorSplObjectStorage::offsetSet(): Argument #1 ($object) must be of type object, null given

Notice: Indirect modification of overloaded element of SplObjectStorage has no effect in {PWD}/object_storage.php on line 5
array(1) {
  [0]=>
  int(1)
}
object(SplObjectStorage)#1 (1) {
  ["storage":"SplObjectStorage":private]=>
  array(1) {
    [0]=>
    array(2) {
      ["obj"]=>
      object(stdClass)#2 (0) {
      }
      ["inf"]=>
      array(1) {
        [0]=>
        int(1)
      }
    }
  }
}
string(89) "O:16:"SplObjectStorage":2:{i:0;a:2:{i:0;O:8:"stdClass":0:{}i:1;a:1:{i:0;i:1;}}i:1;a:0:{}}"
object(SplObjectStorage)#3 (1) {
  ["storage":"SplObjectStorage":private]=>
  array(1) {
    [0]=>
    array(2) {
      ["obj"]=>
      object(stdClass)#5 (0) {
      }
      ["inf"]=>
      array(1) {
        [0]=>
        int(1)
      }
    }
  }
}
bool(true)
bool(false)
