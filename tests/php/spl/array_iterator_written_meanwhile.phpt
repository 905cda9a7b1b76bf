--TEST--
ArrayIterator and ArrayObject keep their place while they are written, sorted and exchanged
--FILE--
<?php
$it=new ArrayIterator(['a'=>1,'b'=>2,'c'=>3,'d'=>4]);
foreach ($it as $k=>$v) { echo "$k=>$v "; if ($k=='b') $it->offsetUnset('b'); if ($k=='c') $it['e']=5; } echo "\n";
$ao=new ArrayObject([1,2,3]); foreach($ao as $k=>$v) { if ($k<2) $ao[]=$v*10; echo "$k=>$v "; } echo "\n";
foreach($ao as $k=>&$v) $v++; unset($v); echo implode(',',(array)$ao),"\n";
foreach($ao as $k=>$v) foreach($ao as $k2=>$v2) if ($k2==$k) echo "$k$v "; echo "\n";
$it=$ao->getIterator(); $it->next(); $it->next(); $ao->exchangeArray(['x','y','z','w']); var_dump($it->key(),$it->current(), $it->valid());
--EXPECT--
a=>1 b=>2 d=>4 
0=>1 1=>2 2=>3 3=>10 4=>20 
2,3,4,11,21
02 13 24 311 421 
int(2)
string(1) "z"
bool(true)
