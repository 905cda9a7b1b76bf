--TEST--
yield from objects of IteratorAggregate: generators, iterators, lists, what throws, what is empty
--FILE--
<?php
class T implements IteratorAggregate{public ?T $l=null;public ?T $r=null;function __construct(public int $k){}
function getIterator():Generator{try{if($this->l)yield from $this->l;yield $this->k=>"v$this->k";if($this->r)yield from $this->r;}finally{echo "f$this->k ";}}}
$t=new T(5);$n='l';$t->$n=new T(3);$n='r';$t->$n=new T(8);$t->l->l=new T(1);
foreach($t as $k=>$v)echo "$k=>$v ";echo "\n";
foreach($t as $k=>$v){echo "$k ";if($k==3)break;}echo "\n";
class A implements IteratorAggregate{function __construct(private $x){}function getIterator():Iterator{return $this->x instanceof Iterator?$this->x:new ArrayIterator($this->x);}}
class E implements IteratorAggregate{function getIterator():Iterator{throw new Exception('ge');}}
class B implements IteratorAggregate{function getIterator():Traversable{return new A(['q'=>1]);}}
function g($x){try{$r=yield from $x;var_dump($r);yield 'after';}catch(Exception $e){echo get_class($e),$e->getMessage(),"\n";yield 'c';}}
foreach([new A([1,2]),new A([]),new ArrayIterator(['a'=>1]),new A((function(){yield 1;return 9;})()),new A((function(){return 9;yield;})()),new E,new B,new SplObjectStorage,SplFixedArray::fromArray([7]),new ArrayObject([4]),new SplStack] as $o){
 foreach(g($o) as $k=>$v){echo $k,'=>',is_object($v)?'o':$v,"\n";}
 $g=g($o);while($g->valid()){echo json_encode([$g->key(),is_object($g->current())?1:$g->current()]);$g->send(5);}echo "\n";
}
function thr(){yield 1;throw new Exception('in');} 
foreach(g(new A(thr())) as $v)echo $v,"\n";
function outer($o){yield 0;yield from g($o);yield 3;}
foreach(outer(new A([1,new stdClass])) as $k=>$v)echo $k,is_object($v)?'o':$v,"\n";
foreach(outer(new A(thr())) as $k=>$v)echo $k,$v,"\n";
function gen2(...$a){yield from $a;return count($a);} 
echo implode(',',iterator_to_array(call_user_func('gen2',1,2,3))),"\n";
$m=array_map('gen2',[1,2],[3,4]);foreach($m as $x){foreach($x as $y)echo $y;echo $x->getReturn();}
array_map(function($x){static $n=0;$n++;yield $x;},[1,2]);
class D{function __destruct(){echo "D ";}}
$z=array_map(function($x){$d=new D;yield 1;yield 2;},[1]);foreach($z[0] as $y){echo $y;break;}$z=null;echo "\n";
$g=g((function(){yield 1;})());$g->current();$h=(function()use(&$g2){yield from $g2;})();$g2=$h;try{foreach($h as $x);}catch(Error $e){echo $e->getMessage(),"\n";}
function &rg(){$x=1;yield $x;} foreach(array_map('rg',[]) as $q);$r=call_user_func('rg');foreach($r as $q)echo $q,"\n";
function bt(){yield 1;debug_print_backtrace();yield 2;} foreach(outer(new A(call_user_func('bt'))) as $x)echo $x,"\n";
--EXPECT--
1=>v1 f1 3=>v3 f3 5=>v5 8=>v8 f8 f5 
1 f1 3 f3 f5 
0=>1
1=>2
NULL
0=>after
[0,1][1,2]NULL
[0,"after"]
NULL
0=>after
NULL
[0,"after"]
a=>1
NULL
0=>after
["a",1]NULL
[0,"after"]
0=>1
NULL
0=>after
ExceptionCannot traverse an already closed generator
[0,"c"]
NULL
0=>after
ExceptionCannot traverse an already closed generator
[0,"c"]
Exceptionge
0=>c
Exceptionge
[0,"c"]
q=>1
NULL
0=>after
["q",1]NULL
[0,"after"]
NULL
0=>after
NULL
[0,"after"]
0=>7
NULL
0=>after
[0,7]NULL
[0,"after"]
0=>4
NULL
0=>after
[0,4]NULL
[0,"after"]
NULL
0=>after
NULL
[0,"after"]
1
Exceptionin
c
00
01
1o
NULL
0after
13
00
01
Exceptionin
0c
13
1,2,3
1322421D 
Impossible to yield from the Generator being currently run
1
0
1
#0 {PWD}/aggregates_delegated_to.php(10): bt()
#1 {PWD}/aggregates_delegated_to.php(17): g(Object(A))
#2 {PWD}/aggregates_delegated_to.php(28): outer(Object(A))
2
NULL
after
3
