--TEST--
Properties by computed names as arguments by value and by reference
--FILE--
<?php
class T2{public $a=1;protected $b=2;private $c=3;function go($f){foreach(['a','b','c'] as $n)echo $f->m($this->$n),' ';}}class T3{function m($x){return $x;}function r(&$x){$x++;return $x;}}
(new T2)->go(new T3);$t2=new T2;$n='a';$k=(new T3);foreach([1,2] as $_){echo $k->m($t2->$n),$k->r($t2->$n),"\n";}$nn='zz';echo @$k->m($t2->$nn),$k->m($t2->a),"\n";try{$n='b';$k->m($t2->$n);}catch(Error $e){echo $e->getMessage(),"\n";}
--EXPECT--
1 2 3 12
23
3
Cannot access protected property T2::$b
