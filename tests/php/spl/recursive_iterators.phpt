--TEST--
RecursiveIteratorIterator and RecursiveTreeIterator
--FILE--
<?php
$ri=new RecursiveIteratorIterator(new RecursiveArrayIterator([1,[2,[3,4]],5]), RecursiveIteratorIterator::SELF_FIRST); foreach($ri as $k=>$v) echo $ri->getDepth(),':',$k,'=>',json_encode($v),' '; $ri->setMaxDepth(1); foreach($ri as $k=>$v) echo $ri->getDepth(),':',$k,'=>',json_encode($v),' '; var_dump($ri->getMaxDepth(), $ri->getSubIterator(5), get_class($ri->getSubIterator(0)));
foreach(new RecursiveTreeIterator(new RecursiveArrayIterator(['a'=>1,'b'=>['c'=>2,'d'=>['e'=>3]],'f'=>4]), 0) as $k=>$v) echo "[$k] => $v\n";
--EXPECT--
0:0=>1 0:1=>[2,[3,4]] 1:0=>2 1:1=>[3,4] 2:0=>3 2:1=>4 0:2=>5 0:0=>1 0:1=>[2,[3,4]] 1:0=>2 1:1=>[3,4] 0:2=>5 int(1)
NULL
string(22) "RecursiveArrayIterator"
[|-a] => |-1
[|-b] => |-Array
[| |-c] => | |-2
[| \-d] => | \-Array
[|   \-e] => |   \-3
[\-f] => \-4
