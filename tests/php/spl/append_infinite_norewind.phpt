--TEST--
AppendIterator, InfiniteIterator, NoRewindIterator, methods of the inner iterator
--FILE--
<?php
$a=new AppendIterator; $a->append(new ArrayIterator([1,2])); $a->append(new ArrayIterator([])); $a->append(new ArrayIterator([3])); foreach($a as $k=>$v) echo $a->getIteratorIndex(),$k,$v,' '; var_dump($a->getArrayIterator()->count(), $a->getInnerIterator());
$i=new InfiniteIterator(new ArrayIterator([1,2])); $n=0; foreach($i as $v) {echo $v; if($n++>5) break;} 
$g=(function(){yield 1; yield 2;})(); foreach(new NoRewindIterator($g) as $v) {echo $v; break;} foreach(new NoRewindIterator($g) as $v) echo $v;
echo (new IteratorIterator(new ArrayObject([1,2,3])))->count();
--EXPECT--
001 012 203 int(3)
NULL
12121211123
