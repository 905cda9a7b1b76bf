--TEST--
= & to properties that may not have the value or are overloaded: the variable stays none
--FILE--
<?php
class C1{function __get($name){}}
set_error_handler(function($no,$text){throw new ErrorException($text);});
function show($e) { for (;$e;$e=$e->getPrevious()) echo get_class($e),': ', $e->getMessage(),"\n"; }
$o1=new C1; try{$o1->i=&$i0;}catch(Throwable$e){show($e);}
class C2{public int $i = 1; function __get($name){}}
$o1=new C2; unset($o1->i); try{$o1->i=&$i0;}catch(Throwable$e){show($e);}
class C3{public int $i = 1; function &__get($name){static $x; return $x;}}
$o1=new C3; unset($o1->i); try{$o1->i=&$i0;}catch(Throwable$e){show($e);}
set_error_handler(null);
$o1=new C1; try{$o1->i=&$i0;}catch(Throwable$e){show($e);}
$o1=new C2; unset($o1->i); try{$o1->i=&$i0;}catch(Throwable$e){show($e);}
$o1=new C3; unset($o1->i); $i0 = 'x'; try{$o1->i=&$i0;}catch(Throwable$e){show($e);}
var_dump($o1);

function f() { $s = '1'; $r = &$s; try { match($s){ null=>1}; } catch (Error $e) { echo $e->getMessage(), "\n"; } }
f();
class Typed { public int $i=1; }
function g() { $o = new Typed; try { $o->i = &$s; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
 $s = 'xx';
try { match($s){ null=>1}; } catch (Error $e) { echo $e->getMessage(), "\n"; } }
g();
--EXPECT--
Error: Cannot assign by reference to overloaded object
ErrorException: Indirect modification of overloaded property C1::$i has no effect
Error: Cannot assign by reference to overloaded object
ErrorException: Indirect modification of overloaded property C2::$i has no effect
Error: Cannot assign by reference to overloaded object
TypeError: Cannot assign null to property C3::$i of type int

Notice: Indirect modification of overloaded property C1::$i has no effect in {PWD}/property_that_may_not_have_the_value.php on line 11
Error: Cannot assign by reference to overloaded object

Notice: Indirect modification of overloaded property C2::$i has no effect in {PWD}/property_that_may_not_have_the_value.php on line 12
Error: Cannot assign by reference to overloaded object
TypeError: Cannot assign null to property C2::$i of type int
Error: Cannot assign by reference to overloaded object
TypeError: Cannot assign null to property C3::$i of type int
object(C3)#4 (0) {
  ["i"]=>
  uninitialized(int)
}
Unhandled match case of type string
Cannot assign null to property Typed::$i of type int
Unhandled match case 'xx'
