--TEST--
strlen() of objects: __toString(), what it throws, what dies, back traces
--FILE--
<?php
class S{public $n=0;function __toString():string{$this->n++;return str_repeat('a',$this->n);}}
$s=new S;for($i=0;$i<3;$i++)echo strlen($s),' ';$r=&$s;echo strlen($r),strlen(new S),"\n";
class T{function __toString():string{throw new Exception('no');}}
class D{function __toString():string{return 'dd';}function __destruct(){echo '~';}}
class N{}
echo strlen(new D),"\n";
foreach([new T,new N,[],1.5,true,123] as $v){try{echo strlen($v),"\n";}catch(Throwable $e){echo get_class($e),': ',$e->getMessage(),"\n";}}
class Q{function __toString():string{return debug_backtrace()[0]['function'].count(debug_backtrace());}}
function f($q){return strlen($q);}echo f(new Q),"\n";
--EXPECT--
1 2 3 41
~2
Exception: no
TypeError: strlen(): Argument #1 ($string) must be of type string, N given
TypeError: strlen(): Argument #1 ($string) must be of type string, array given
3
1
3
11
