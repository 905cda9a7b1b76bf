--TEST--
array_map() over several arrays, array_diff_assoc() and array_intersect_assoc() of few elements
--FILE--
<?php
$holes = ['a' => 1, 'b' => 2, 'c' => 3];
unset($holes['a']);
$x = 5;
foreach ([[[1, 2], [3, 4]], [[1, 2, 3], ['a']], [[], [1]], [['k' => 1], ['l' => 2]], [$holes, [7, 8]], [[1], [2], [3], [4]], [[&$x], [1]]] as $arrays) {
    echo json_encode([array_map(null, ...$arrays), array_map(fn(...$all) => implode('-', $all), ...$arrays), array_map('max', [0], ...$arrays)]), "\n";
}
try {
    array_map(function ($x, $y) { throw new Exception("$x $y"); }, [1], [2]);
} catch (Exception $exception) {
    echo $exception->getMessage(), implode(' ', array_column($exception->getTrace(), 'function')), "\n";
}
try {
    array_map(null, [1], 5);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
$sets = [['a' => 1, 'b' => '2', 3], ['a' => '1', 'b' => 2], ['b' => '2', 'a' => 5], [], [1.5, null], ['a' => 1, 0 => '3'], [3]];
foreach ($sets as $one) {
    foreach ($sets as $other) {
        echo json_encode([array_diff_assoc($one, $other), array_intersect_assoc($one, $other)]), array_key_exists('a', $one) ? 'a' : '', key_exists(0, $other) ? '0' : '', ' ';
    }
    echo "\n";
}
--EXPECT--
[[[1,3],[2,4]],["1-3","2-4"],[3,4]]
[[[1,"a"],[2,null],[3,null]],["1-a","2-","3-"],["a",2,3]]
[[[null,1]],["-1"],[1]]
[[[1,2]],["1-2"],[2]]
[[[2,7],[3,8]],["2-7","3-8"],[7,8]]
[[[1,2,3,4]],["1-2-3-4"],[4]]
[[[5,1]],["5-1"],[5]]
1 2{closure} array_map
array_map(): Argument #3 must be of type array, int given
[[],{"a":1,"b":"2","0":3}]a0 [[3],{"a":1,"b":"2"}]a [{"a":1,"0":3},{"b":"2"}]a [{"a":1,"b":"2","0":3},[]]a [{"a":1,"b":"2","0":3},[]]a0 [{"b":"2"},{"a":1,"0":3}]a0 [{"a":1,"b":"2"},[3]]a0 
[[],{"a":"1","b":2}]a0 [[],{"a":"1","b":2}]a [{"a":"1"},{"b":2}]a [{"a":"1","b":2},[]]a [{"a":"1","b":2},[]]a0 [{"b":2},{"a":"1"}]a0 [{"a":"1","b":2},[]]a0 
[{"a":5},{"b":"2"}]a0 [{"a":5},{"b":"2"}]a [[],{"b":"2","a":5}]a [{"b":"2","a":5},[]]a [{"b":"2","a":5},[]]a0 [{"b":"2","a":5},[]]a0 [{"b":"2","a":5},[]]a0 
[[],[]]0 [[],[]] [[],[]] [[],[]] [[],[]]0 [[],[]]0 [[],[]]0 
[[1.5,null],[]]0 [[1.5,null],[]] [[1.5,null],[]] [[1.5,null],[]] [[],[1.5,null]]0 [[1.5,null],[]]0 [[1.5,null],[]]0 
[[],{"a":1,"0":"3"}]a0 [["3"],{"a":1}]a [{"a":1,"0":"3"},[]]a [{"a":1,"0":"3"},[]]a [{"a":1,"0":"3"},[]]a0 [[],{"a":1,"0":"3"}]a0 [{"a":1},["3"]]a0 
[[],[3]]0 [[3],[]] [[3],[]] [[3],[]] [[3],[]]0 [[],[3]]0 [[],[3]]0
