--TEST--
Children of a RecursiveArrayIterator are copies
--INI--
zvm.php=8.4
--FILE--
<?php
$a=[1,[2,3]]; $it=new RecursiveArrayIterator($a); $rii=new RecursiveIteratorIterator($it);
foreach($rii as $k=>$v){ $rii->getInnerIterator()->offsetSet($k, $v*10);}
var_dump(json_encode($it->getArrayCopy()));
$c = $it; $c->rewind(); $c->next(); $ch=$c->getChildren(); $ch[0]=99; var_dump(json_encode($it->getArrayCopy()), json_encode($ch));
$r = [5]; $b = [1, &$r]; $it = new RecursiveArrayIterator($b); $it->next(); $ch = $it->getChildren(); $ch[0] = 7; var_dump(json_encode($b));
$o = new ArrayObject([3]); $it = new RecursiveArrayIterator([1, $o]); $it->next(); $ch = $it->getChildren(); $ch[0] = 7; var_dump(json_encode($o), $ch::class);
$x = [[1]]; $it = new RecursiveArrayIterator($x); $ch = $it->getChildren(); $x[0][0] = 2; var_dump($ch[0]); $it[0] = [9]; var_dump($ch[0]);
class W extends RecursiveArrayIterator {} $it = new W([[1,[2]]]); $ch = $it->getChildren(); $ch->next(); $c2 = $ch->getChildren(); $c2[0] = 'x'; var_dump(json_encode($it), json_encode($ch), json_encode($c2), $c2::class);
--EXPECT--
string(10) "[10,[2,3]]"
string(10) "[10,[2,3]]"
string(14) "{"0":99,"1":3}"
string(7) "[1,[5]]"
string(7) "{"0":7}"
string(22) "RecursiveArrayIterator"
int(1)
int(1)
string(13) "{"0":[1,[2]]}"
string(15) "{"0":1,"1":[2]}"
string(9) "{"0":"x"}"
string(1) "W"
