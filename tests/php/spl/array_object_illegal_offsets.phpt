--TEST--
Offsets that are no keys
--FILE--
<?php
$ao=new ArrayObject([1,2]);
foreach (['isset'=>fn()=>isset($ao[[]]), 'get'=>fn()=>$ao[[]], 'set'=>function() use($ao){$ao[[]]=1;}, 'unset'=>function()use($ao){unset($ao[new stdClass]);}, 'w'=>function() use($ao){$ao[[]][]=1;}, 'append'=>function()use($ao){$ao[][2]=3;}, 'ref'=>function()use($ao){$x=&$ao['u']; $x=4;},'offsetGet'=>fn()=>$ao->offsetGet(new stdClass)] as $n=>$f) { try { echo $n, ": "; var_dump($f()); } catch (Throwable $e) { do echo get_class($e), ':', $e->getMessage(), "\n"; while ($e=$e->getPrevious()); } }
var_dump($ao);
--EXPECT--
isset: TypeError:Illegal offset type in isset or empty
TypeError:Illegal offset type
get: TypeError:Illegal offset type
TypeError:Illegal offset type
set: TypeError:Illegal offset type
TypeError:Illegal offset type
unset: TypeError:Illegal offset type in unset
TypeError:Illegal offset type
w: TypeError:Illegal offset type
TypeError:Illegal offset type
append: 
Notice: Indirect modification of overloaded element of ArrayObject has no effect in {PWD}/array_object_illegal_offsets.php on line 3
NULL
ref: NULL
offsetGet: TypeError:Illegal offset type
TypeError:Illegal offset type
object(ArrayObject)#1 (1) {
  ["storage":"ArrayObject":private]=>
  array(3) {
    [0]=>
    int(1)
    [1]=>
    int(2)
    ["u"]=>
    int(4)
  }
}
