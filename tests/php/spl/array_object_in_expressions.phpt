--TEST--
ArrayObject in destructuring, references, array functions, unpacking
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
$ao=new ArrayObject(['x'=>1,'list'=>[1,2,3],'f'=>fn($a)=>$a*2,'p'=>[[1,2],[3,4]], 'o'=>new stdClass]);
['x'=>$x,'list'=>[,$l]]=$ao; echo $x,$l,"\n"; $ao['x']++; ++$ao['x']; $ao['x']-=1; echo "$ao[x] {$ao['list'][1]}\n"; echo $ao['f'](4); foreach ($ao['p'] as [$p,$q]) echo $p,$q; foreach ($ao['list'] as &$v) $v*=2; unset($v); var_dump($ao['list']); unset($ao['list'][0]); $ao['list'][]=9; $ao['list']['k']['z']??='zz'; $ao['n']??='new'; var_dump(isset($ao['list']['k']['z']), isset($ao['list']['q']), empty($ao['x']), $ao['o']->prop ?? 'np', $ao['list']); $ao['o']->y=5; echo $ao['o']->y; 
--EXPECT--
12
2 2
81234array(3) {
  [0]=>
  int(2)
  [1]=>
  int(4)
  [2]=>
  int(6)
}
bool(true)
bool(false)
bool(false)
string(2) "np"
array(4) {
  [1]=>
  int(4)
  [2]=>
  int(6)
  [3]=>
  int(9)
  ["k"]=>
  array(1) {
    ["z"]=>
    string(2) "zz"
  }
}
5
