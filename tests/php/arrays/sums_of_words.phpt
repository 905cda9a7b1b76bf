--TEST--
array_sum() and array_product() of words, iterator_to_array() of arrays
--FILE--
<?php
$x=1; $a=[&$x, 'k'=>2]; $b=iterator_to_array($a); $b[0]=5; echo $x,"\n"; $c=iterator_to_array($a,false); $c[0]=7; echo $x,"\n"; var_dump($b,$c, iterator_to_array([]), iterator_to_array([3=>1],false));
foreach ([['a','b',1],['w1','5','x'],['','a'],['é',2],["\0",1],['INF','NAN','e5','.5','-3',' 4'],['5abc','a'],[null,true,'z'],[1.5,'q'],[[1],'a'], ['a'=>'b']] as $v) { var_dump(@array_sum($v), @array_product($v)); }
try { var_dump(array_sum(['w', new stdClass])); } catch (Throwable $e) { echo $e->getMessage(); }
--EXPECT--
5
7
array(2) {
  [0]=>
  &int(7)
  ["k"]=>
  int(2)
}
array(2) {
  [0]=>
  &int(7)
  [1]=>
  int(2)
}
array(0) {
}
array(1) {
  [0]=>
  int(1)
}
int(1)
int(0)
int(5)
int(0)
int(0)
int(0)
int(2)
int(0)
int(1)
int(0)
float(1.5)
float(-0)
int(5)
int(0)
int(1)
int(0)
float(1.5)
float(0)
int(0)
int(0)
int(0)
int(0)
int(0)
