--TEST--
Taking apart by reference: elements, properties, what functions return, nothing
--FILE--
<?php
$a=['x'=>1,'y'=>[2,3]];['x'=>&$p,'y'=>[$q,&$s]]=$a;$s++;$p=7;var_dump($a);unset($p,$s);
$b=[[1,2],[3,4]];foreach($b as [&$m,$n]){$m*=10;}unset($m);var_dump($b);
[&$z,[,&$w]]=$u;$w=1;var_dump($u);$o=new stdClass;$o->l=[1,2];[&$r1]=$o->l;$r1=9;var_dump($o->l);$c=$o->l;$r1=10;var_dump($c,$o->l);
function &f(){static $x=[1,2];return $x;}[&$g]=f();$g=5;var_dump(f());
class AO implements ArrayAccess{public $d=[1,[2]];function offsetExists($k):bool{return true;}function &offsetGet($k):mixed{return $this->d[$k];}function offsetSet($k,$v):void{}function offsetUnset($k):void{}}
$ao=new AO;[&$e,[&$h]]=$ao;$e=4;$h=6;var_dump($ao->d);
$str='abc';try{[&$k]=$str;}catch(Error $x){echo $x->getMessage(),"\n";}
$n=null;[[&$aa]]=$n;var_dump($n);$i=5;try{[&$k2]=$i;}catch(Error $x){echo $x->getMessage(),"\n";}
$arr=[1,2,3];$copy=$arr;[,&$second]=$arr;$second=99;var_dump($arr,$copy);
$t=['k'=>['v'=>1]];foreach([1,2] as $_){['k'=>['v'=>&$vv]]=$t;$vv++;unset($vv);}var_dump($t);
--EXPECT--
array(2) {
  ["x"]=>
  &int(7)
  ["y"]=>
  array(2) {
    [0]=>
    int(2)
    [1]=>
    &int(4)
  }
}
array(2) {
  [0]=>
  array(2) {
    [0]=>
    int(10)
    [1]=>
    int(2)
  }
  [1]=>
  array(2) {
    [0]=>
    int(30)
    [1]=>
    int(4)
  }
}
array(2) {
  [0]=>
  &NULL
  [1]=>
  array(1) {
    [1]=>
    &int(1)
  }
}
array(2) {
  [0]=>
  &int(9)
  [1]=>
  int(2)
}
array(2) {
  [0]=>
  &int(10)
  [1]=>
  int(2)
}
array(2) {
  [0]=>
  &int(10)
  [1]=>
  int(2)
}
array(2) {
  [0]=>
  &int(5)
  [1]=>
  int(2)
}
array(2) {
  [0]=>
  &int(4)
  [1]=>
  array(1) {
    [0]=>
    &int(6)
  }
}
Cannot create references to/from string offsets
array(1) {
  [0]=>
  array(1) {
    [0]=>
    &NULL
  }
}
Cannot use a scalar value as an array
array(3) {
  [0]=>
  int(1)
  [1]=>
  &int(99)
  [2]=>
  int(3)
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(3)
}
array(1) {
  ["k"]=>
  array(1) {
    ["v"]=>
    int(3)
  }
}
