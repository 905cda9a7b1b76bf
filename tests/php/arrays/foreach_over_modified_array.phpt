--TEST--
foreach by value sees the array as it was, by reference as it is
--FILE--
<?php
$a = [1, 2, 3];
foreach ($a as $k => $v) {
    echo "$k=>$v ";
    if ($k === 0) {
        $a[] = 4;
        unset($a[1]);
    }
}
echo '| ', implode(',', $a), "\n";
$a = [1, 2, 3];
foreach ($a as $k => &$v) {
    echo "$k=>$v ";
    if ($k === 0) {
        $a[] = 4;
        unset($a[1]);
    }
    $v *= 10;
}
unset($v);
echo '| ', implode(',', $a), "\n";
$a = ['x' => 1, 'y' => 2, 'z' => 3];
foreach ($a as $k => &$r) {
    if ($k === 'x') {
        unset($a['x'], $a['y']);
        $a['w'] = 9;
    }
    echo "$k ";
}
unset($r);
var_dump($a);
$copy = $a;
foreach ($copy as $k => $v) {
    $copy = 'gone';
    echo "$k=>$v ";
}
echo gettype($copy), "\n";
--EXPECT--
0=>1 1=>2 2=>3 | 1,3,4
0=>1 2=>3 3=>4 | 10,30,40
x z w array(2) {
  ["z"]=>
  int(3)
  ["w"]=>
  int(9)
}
z=>3 w=>9 string
