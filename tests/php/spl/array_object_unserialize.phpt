--TEST--
What ArrayObject takes for its serialized form, and what not
--FILE--
<?php
try { $s->uasort(function($x,$y) use($s) { $s['new']=1; }); } catch (Error $e) { echo $e->getMessage(),"\n"; }
echo $s->serialize(),"\n"; $t=new ArrayObject; $t->unserialize('x:i:2;a:1:{i:0;i:5;};m:a:1:{s:1:"q";i:1;}'); var_dump($t, $t->getFlags()); foreach (['','x','x:i:0;','x:i:0;i:5;;m:a:0:{}','x:s:1:"a";','x:i:0;a:0:{};m:i:1;','x:i:0;a:0:{};m:a:0:{}x','x:i:16777216;m:a:0:{}'] as $d) try { $t->unserialize($d); echo "ok\n"; } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
foreach ([[],[0=>1],[0=>0,1=>[],2=>[]],[0=>0,1=>5,2=>[]],[0=>0,1=>[],2=>[],3=>'nope'],[0=>0,1=>[],2=>[],3=>'stdClass'],[0=>0,1=>[],2=>['z'=>1],3=>'ArrayIterator'],['a','b','c']] as $d) try { $t->__unserialize($d); echo "ok\n"; } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
--EXIT--
255
--EXPECT--

Warning: Undefined variable $s in {PWD}/array_object_unserialize.php on line 2
Call to a member function uasort() on null

Warning: Undefined variable $s in {PWD}/array_object_unserialize.php on line 3

Fatal error: Uncaught Error: Call to a member function serialize() on null in {PWD}/array_object_unserialize.php:3
Stack trace:
#0 {main}
  thrown in {PWD}/array_object_unserialize.php on line 3
