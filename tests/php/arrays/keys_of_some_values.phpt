--TEST--
array_keys() of a value, array_chunk() with keys
--FILE--
<?php
$array = ["a" => 1, "b" => "1", 5 => true, "c" => null, "d" => 1.0, "e" => "x", 7 => [1]];
foreach ([1, "1", true, null, "x", 1.0, "", [1]] as $value) {
    echo json_encode([array_keys($array, $value), array_keys($array, $value, true)]), "\n";
}
$one = 1;
$references = [&$one, 2, &$one];
echo json_encode(array_keys($references, 1)), "\n";
foreach ([[], [1, 2, 3], ["a" => 1, 2, 3], [5 => "x", 1 => "y", 0 => "z"]] as $array) {
    echo json_encode([array_chunk($array, 2), array_chunk($array, 2, true), array_chunk($array, 9, true)]), "\n";
}
try {
    array_chunk([1], 0, true);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
[["a","b",5,"d"],["a"]]
[["a","b",5,"d"],["b"]]
[["a","b",5,"d","e",7],[5]]
[["c"],["c"]]
[[5,"e"],["e"]]
[["a","b",5,"d"],["d"]]
[["c"],[]]
[[5,7],[7]]
[0,2]
[[],[],[]]
[[[1,2],[3]],[[1,2],{"2":3}],[[1,2,3]]]
[[[1,2],[3]],[{"a":1,"0":2},{"1":3}],[{"a":1,"0":2,"1":3}]]
[[["x","y"],["z"]],[{"5":"x","1":"y"},["z"]],[{"5":"x","1":"y","0":"z"}]]
array_chunk(): Argument #2 ($length) must be greater than 0
