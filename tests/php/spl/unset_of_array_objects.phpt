--TEST--
unset() of elements of ArrayObject
--FILE--
<?php
$o = new ArrayObject(['a' => 1, 'b' => 2, 3]);
foreach ([1, 2] as $_) {
    unset($o['a'], $o[0], $o['nope']);
    var_dump($o->getArrayCopy());
    $o['a'] = 5;
    $o[] = 6;
}
$l = new ArrayObject([1, 2, 3]);
unset($l[1]);
$l[] = 9;
var_dump($l);
foreach ($l as $k => $v) {
    if ($k === 0) unset($l[2]);
    echo "$k=>$v\n";
}
unset($l[true], $l[0.0], $l["3"]);
var_dump(count($l));
$arr = ['x' => 1];
$w = new ArrayObject($arr);
unset($w['x']);
var_dump($arr, count($w));
class UO extends ArrayObject {
    function offsetUnset($k):void {
        echo "unset $k\n";
        parent::offsetUnset($k);
    }
}
$u = new UO(['q' => 1]);
unset($u['q']);
var_dump(count($u));
$d = new ArrayObject(['d' => new class { function __destruct(){ echo "dead\n"; } }]);
unset($d['d']);
echo "end\n";
--EXPECT--
array(1) {
  ["b"]=>
  int(2)
}
array(2) {
  ["b"]=>
  int(2)
  [1]=>
  int(6)
}
object(ArrayObject)#2 (1) {
  ["storage":"ArrayObject":private]=>
  array(3) {
    [0]=>
    int(1)
    [2]=>
    int(3)
    [3]=>
    int(9)
  }
}
0=>1
3=>9
int(0)
array(1) {
  ["x"]=>
  int(1)
}
int(0)
unset q
int(0)
dead
end
