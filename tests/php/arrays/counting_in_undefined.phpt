--TEST--
op=, ++ and nested writes in variables that are undefined or null, and at keys that are not there
--FILE--
<?php
function f($i) {
    $a[$i]++;
    $b[$i] .= "x";
    $c[$i]['k'] += 2;
    $n = null;
    $n[$i]++;
    $n['x'] ??= 5;
    $n['x'] += 1;
    $d[$i]['m'][] = $i;
    $d[] = 'next';
    unset($d[$i]['m'][0], $e[$i]['z'], $e[0]);
    $copy = $d;
    $copy[$i]['m']['new'] = 1;
    unset($copy[3]);
    $r = &$d[$i]['ref'];
    $other = $d;
    $r = 'by reference';
    $other['later'][5] = 7;
    unset($other['later'][5], $other['none']['deep']);
    return [$a, $b, $c, $n, $d, $copy, $other, isset($e)];
}
for ($i = 0; $i < 2; $i++) {
    echo json_encode(f($i)), "\n";
}
$s = [3 => 'a', 'k' => ['x' => null]];
foreach (['3', 3, 'k', '03', -1, '-1', '9223372036854775808', 1.0, true, null] as $key) {
    echo json_encode([isset($s[$key]), empty($s[$key]), $s[$key] ?? 'none', isset($s['k'][$key])]), " ";
}
?>
--EXPECT--
Warning: Undefined variable $a in {PWD}/counting_in_undefined.php on line 3

Warning: Undefined array key 0 in {PWD}/counting_in_undefined.php on line 3

Warning: Undefined variable $b in {PWD}/counting_in_undefined.php on line 4

Warning: Undefined array key 0 in {PWD}/counting_in_undefined.php on line 4

Warning: Undefined variable $c in {PWD}/counting_in_undefined.php on line 5

Warning: Undefined array key 0 in {PWD}/counting_in_undefined.php on line 5

Warning: Undefined array key "k" in {PWD}/counting_in_undefined.php on line 5

Warning: Undefined array key 0 in {PWD}/counting_in_undefined.php on line 7

Warning: Undefined variable $e in {PWD}/counting_in_undefined.php on line 12

Warning: Undefined variable $e in {PWD}/counting_in_undefined.php on line 12
[[1],["x"],[{"k":2}],{"0":1,"x":6},[{"m":[],"ref":"by reference"},"next"],[{"m":{"new":1}},"next"],{"0":{"m":[],"ref":"by reference"},"1":"next","later":[]},false]

Warning: Undefined variable $a in {PWD}/counting_in_undefined.php on line 3

Warning: Undefined array key 1 in {PWD}/counting_in_undefined.php on line 3

Warning: Undefined variable $b in {PWD}/counting_in_undefined.php on line 4

Warning: Undefined array key 1 in {PWD}/counting_in_undefined.php on line 4

Warning: Undefined variable $c in {PWD}/counting_in_undefined.php on line 5

Warning: Undefined array key 1 in {PWD}/counting_in_undefined.php on line 5

Warning: Undefined array key "k" in {PWD}/counting_in_undefined.php on line 5

Warning: Undefined array key 1 in {PWD}/counting_in_undefined.php on line 7

Warning: Undefined variable $e in {PWD}/counting_in_undefined.php on line 12

Warning: Undefined variable $e in {PWD}/counting_in_undefined.php on line 12
[{"1":1},{"1":"x"},{"1":{"k":2}},{"1":1,"x":6},{"1":{"m":[],"ref":"by reference"},"2":"next"},{"1":{"m":{"new":1}},"2":"next"},{"1":{"m":[],"ref":"by reference"},"2":"next","later":[]},false]
[true,false,"a",false] [true,false,"a",false] [true,false,{"x":null},false] [false,true,"none",false] [false,true,"none",false] [false,true,"none",false] [false,true,"none",false] [false,true,"none",false] [false,true,"none",false] [false,true,"none",false]
