--TEST--
SplObjectStorage: getHash(), set operations, serialized forms
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
class H extends SplObjectStorage { function getHash($o):string { return get_class($o); } } $h=new H; $h->attach(new stdClass,1); $h->attach(new stdClass,2); $h->attach(new ArrayObject,3); var_dump(count($h)); foreach($h as $i=>$o) { var_dump($i, get_class($o), $h->getInfo()); $h->setInfo("i$i"); } var_dump($h);
class H2 extends SplObjectStorage { #[ReturnTypeWillChange] function getHash($o) { return 5; } } tr(fn()=>(new H2)->attach(new stdClass));
$a=new stdClass; $b=new stdClass; $c=new stdClass; $s1=new SplObjectStorage; $s1[$a]=1; $s1[$b]=2; $s2=new SplObjectStorage; $s2[$b]=5; $s2[$c]=6; $s3=clone $s1; var_dump($s3->addAll($s2), $s3[$b], $s3->removeAll($s2), count($s3), $s1->removeAllExcept($s2), $s1->contains($b), $s1->contains($a)); tr(fn()=>$s1[$a]); $s1->rewind(); var_dump($s1->current() === $b); tr(fn()=>$s1->detach($b)); tr(fn()=>$s1->getInfo()); tr(fn()=>$s1->attach(1)); tr(fn()=>$s1['x']); tr(fn()=>$s1->count(1));
echo serialize($s2),"\n",$s2->serialize(),"\n"; foreach (['','x:i:0;m:a:0:{}','x:i:1;O:8:"stdClass":0:{};m:a:0:{}','x:i:1;O:8:"stdClass":0:{},i:5;;m:a:0:{}','x:i:1;i:5;;m:a:0:{}','x:i:-1;m:a:0:{}','x:i:2;O:8:"stdClass":0:{},i:5;;r:1;,i:7;;m:a:0:{}','x:i:0;m:i:0;'] as $d) tr(function() use($d) { $s=new SplObjectStorage; $s->unserialize($d); return count($s); }); tr(fn()=>(new SplObjectStorage)->__unserialize([[1],[]])); tr(fn()=>(new SplObjectStorage)->__unserialize([[1,2],[]])); tr(fn()=>(new SplObjectStorage)->__unserialize([1]));
foreach ($s2 as $i=>$o) { $s2->detach($o); echo "iter $i\n"; } var_dump(count($s2));
--EXPECT--
int(2)
int(0)
string(8) "stdClass"
int(2)
int(1)
string(11) "ArrayObject"
int(3)
object(H)#1 (1) {
  ["storage":"SplObjectStorage":private]=>
  array(2) {
    [0]=>
    array(2) {
      ["obj"]=>
      object(stdClass)#2 (0) {
      }
      ["inf"]=>
      string(2) "i0"
    }
    [1]=>
    array(2) {
      ["obj"]=>
      object(ArrayObject)#3 (1) {
        ["storage":"ArrayObject":private]=>
        array(0) {
        }
      }
      ["inf"]=>
      string(2) "i1"
    }
  }
}
RuntimeException:Hash needs to be a string
int(3)
int(5)
int(1)
int(1)
int(1)
bool(true)
bool(false)
UnexpectedValueException:Object not found
bool(true)
NULL
NULL
TypeError:SplObjectStorage::attach(): Argument #1 ($object) must be of type object, int given
TypeError:SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, string given
int(0)
O:16:"SplObjectStorage":2:{i:0;a:4:{i:0;O:8:"stdClass":0:{}i:1;i:5;i:2;O:8:"stdClass":0:{}i:3;i:6;}i:1;a:0:{}}
x:i:2;O:8:"stdClass":0:{},i:5;;O:8:"stdClass":0:{},i:6;;m:a:0:{}
int(0)
int(0)
int(1)
int(1)
UnexpectedValueException:Error at offset 6 of 19 bytes
UnexpectedValueException:Error at offset 6 of 15 bytes
UnexpectedValueException:Error at offset 35 of 49 bytes
UnexpectedValueException:Error at offset 12 of 12 bytes
UnexpectedValueException:Odd number of elements
UnexpectedValueException:Non-object key
UnexpectedValueException:Incomplete or ill-typed serialization data
iter 0
int(1)
