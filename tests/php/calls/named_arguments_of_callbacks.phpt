--TEST--
Named arguments of callbacks and constructors: holes, defaults, mistakes
--FILE--
<?php
function f($a,$b=2,int $c=3,$d=[1],$e=PHP_INT_SIZE*2){return json_encode(func_get_args());}
foreach([['b'=>5,'a'=>1],['a'=>1],['a'=>1,'c'=>'7'],['a'=>1,'e'=>0],['a'=>1,'d'=>2],[1,'c'=>4],[1,'a'=>2],['z'=>1],['b'=>1],[1,2,3,4,5,6,'a'=>1],['c'=>'x','a'=>1]] as $args)
 try{echo call_user_func_array('f',$args),"\n";}catch(Throwable $t){echo get_class($t),': ',$t->getMessage(),"\n";}
class Q{function __construct(public int $a=1,public float $b=2,public ?Q $q=null){} static function s(...$x){return json_encode($x);} function r(&$v,$w=1){$v++;} function __call($n,$a){return $n.json_encode($a);}}
var_dump((new ReflectionClass('Q'))->newInstanceArgs(['b'=>3]),(new ReflectionClass('Q'))->newInstance(b:7,a:2));
try{(new ReflectionClass('Q'))->newInstanceArgs(['zz'=>3]);}catch(Error $e){echo $e->getMessage(),"\n";}
echo call_user_func_array('Q::s',['x'=>1,'y'=>2]),call_user_func_array([new Q,'foo'],['x'=>1]),"\n";
$v=1;call_user_func_array([new Q,'r'],['v'=>&$v]);echo $v,"\n";
$c=fn($x,$y='d')=>$x.$y;echo call_user_func_array($c,['y'=>1,'x'=>2]),call_user_func($c,x:5),"\n";
function g($a,$b=5){yield $a;yield $b;}foreach(call_user_func_array('g',['a'=>1]) as $x)echo $x;echo "\n";
$arr=['a'=>1,'b'=>2];$ref=&$arr['a'];echo call_user_func_array('f',$arr),"\n";
function thr($a,$b){throw new Exception('x');}try{call_user_func_array('thr',['b'=>1,'a'=>2]);}catch(Exception $e){echo $e->getTraceAsString(),"\n";}
--EXPECT--
[1,5]
[1]
[1,2,7]
[1,2,3,[1],0]
[1,2,3,2]
[1,2,4]
Error: Named parameter $a overwrites previous argument
Error: Unknown named parameter $z
ArgumentCountError: f(): Argument #1 ($a) not passed
Error: Named parameter $a overwrites previous argument
TypeError: f(): Argument #3 ($c) must be of type int, string given, called in {PWD}/named_arguments_of_callbacks.php on line 4
object(Q)#3 (3) {
  ["a"]=>
  int(1)
  ["b"]=>
  float(3)
  ["q"]=>
  NULL
}
object(Q)#4 (3) {
  ["a"]=>
  int(2)
  ["b"]=>
  float(7)
  ["q"]=>
  NULL
}
Unknown named parameter $zz
{"x":1,"y":2}foo{"x":1}
2
215d
15
[1,2]
#0 {PWD}/named_arguments_of_callbacks.php(13): thr(2, 1)
#1 {main}
