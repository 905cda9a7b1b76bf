--TEST--
array_splice() removes nothing when offset and length overflow
--FILE--
<?php
foreach ([[0, PHP_INT_MAX], [2, PHP_INT_MAX], [2, PHP_INT_MAX - 2], [2, PHP_INT_MIN]] as [$offset, $length]) {
    $list = [1, 2, 3, 4];
    $map = ["x" => 1, 2, 3];
    echo json_encode([array_splice($list, $offset, $length, "new"), $list, array_splice($map, $offset, $length), $map]), "\n";
}
?>
--EXPECT--
[[1,2,3,4],["new"],{"x":1,"0":2,"1":3},[]]
[[],[1,2,"new",3,4],[],{"x":1,"0":2,"1":3}]
[[3,4],[1,2,"new"],[3],{"x":1,"0":2}]
[[],[1,2,"new",3,4],[],{"x":1,"0":2,"1":3}]
