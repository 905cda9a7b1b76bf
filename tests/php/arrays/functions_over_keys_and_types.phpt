--TEST--
Functions over arrays of one type, of mixed types, with references and numeric strings
--FILE--
<?php
$one = 5;
$arrays = [
    'ints' => [3, 1, 3], 'floats' => [0.5, 2.25, NAN], 'numeric strings' => ['1', '02', '1'],
    'words' => ['b', 'a', 'b'], 'mixed' => [1, '1', 1.0, true, 'x'], 'hash' => ['k' => 1, 7 => 2, 'l' => 3],
    'large' => [PHP_INT_MAX, 1, -1], 'references' => [&$one, 2], 'empty' => [],
];
set_error_handler(fn($level, $message) => print("[$message]"));
function show(mixed $value): void
{
    echo ' ', json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
    if (is_array($value)) {
        $value[] = 0;
        echo '+', array_key_last($value);
    }
}
foreach ($arrays as $name => $array) {
    echo $name, ':';
    foreach ([
        array_sum($array), array_product($array), array_slice($array, 1), array_slice($array, -2, 1, true),
        array_flip($array), array_count_values($array), array_fill_keys($array, 0), array_combine($array, $array),
        array_search(1, $array), array_search('1', $array, true), array_search('b', $array), in_array(1.0, $array),
        in_array(1, $array, true), array_diff($array, ['b', '1']), array_intersect($array, ['b', '1']),
        array_diff_key($array, ['k' => 0, 1 => 0]), array_intersect_key($array, ['k' => 0, 1 => 0]),
        array_merge($array, $array), array_replace($array, ['k' => 9, 'm' => 8]), array_reverse($array),
        $array ? max($array) : null, $array ? min($array) : null,
    ] as $result) {
        show($result);
    }
    echo "\n";
}
$rows = [['id' => 3, 'n' => 'x'], ['id' => 4], ['n' => 'z', 'id' => &$one], 'none', (object) ['id' => 6]];
show(array_column($rows, 'id'));
show(array_column(array_slice($rows, 0, 3), 'n'));
show(array_column($rows, 'n', 'id'));
show(array_column([[1, 2], [3]], 1));
--EXPECT--
ints: 7 9 [1,3]+2 {"1":1}+2 {"3":2,"1":1}+4 {"3":2,"1":1}+4 {"3":0,"1":0}+4 {"3":3,"1":1}+4 1 false false true true {"0":3,"2":3}+3 {"1":1}+3 {"0":3,"2":3}+3 {"1":1}+2 [3,1,3,3,1,3]+6 {"0":3,"1":1,"2":3,"k":9,"m":8}+3 [3,1,3]+3 3 1
floats:[array_flip(): Can only flip string and integer values, entry skipped][array_flip(): Can only flip string and integer values, entry skipped][array_flip(): Can only flip string and integer values, entry skipped][array_count_values(): Can only count string and integer values, entry skipped][array_count_values(): Can only count string and integer values, entry skipped][array_count_values(): Can only count string and integer values, entry skipped] 0 0 [2.25,0]+2 {"1":2.25}+2 []+0 []+0 {"0.5":0,"2.25":0,"NAN":0}+0 {"0.5":0.5,"2.25":2.25,"NAN":0}+0 false false false false false [0.5,2.25,0]+3 []+3 {"0":0.5,"2":0}+3 {"1":2.25}+2 [0.5,2.25,0,0.5,2.25,0]+6 {"0":0.5,"1":2.25,"2":0,"k":9,"m":8}+3 [0,2.25,0.5]+3 2.25 0
numeric strings: 4 2 ["02","1"]+2 {"1":"02"}+2 {"1":2,"02":1}+2 {"1":2,"02":1}+2 {"1":0,"02":0}+2 {"1":"1","02":"02"}+2 0 0 false true false {"1":"02"}+2 {"0":"1","2":"1"}+3 {"0":"1","2":"1"}+3 {"1":"02"}+2 ["1","02","1","1","02","1"]+6 {"0":"1","1":"02","2":"1","k":9,"m":8}+3 ["1","02","1"]+3 "02" "1"
words: 0 0 ["a","b"]+2 {"1":"a"}+2 {"b":2,"a":1}+0 {"b":2,"a":1}+0 {"b":0,"a":0}+0 {"b":"b","a":"a"}+0 false false 0 false false {"1":"a"}+2 {"0":"b","2":"b"}+3 {"0":"b","2":"b"}+3 {"1":"a"}+2 ["b","a","b","b","a","b"]+6 {"0":"b","1":"a","2":"b","k":9,"m":8}+3 ["b","a","b"]+3 "b" "a"
mixed:[array_flip(): Can only flip string and integer values, entry skipped][array_flip(): Can only flip string and integer values, entry skipped][array_count_values(): Can only count string and integer values, entry skipped][array_count_values(): Can only count string and integer values, entry skipped] 4.0 0.0 ["1",1.0,true,"x"]+4 {"3":true}+4 {"1":1,"x":4}+2 {"1":2,"x":1}+2 {"1":0,"x":0}+2 {"1":true,"x":"x"}+2 0 1 3 true true {"4":"x"}+5 [1,"1",1.0,true]+5 {"0":1,"2":1.0,"3":true,"4":"x"}+5 {"1":"1"}+2 [1,"1",1.0,true,"x",1,"1",1.0,true,"x"]+10 {"0":1,"1":"1","2":1.0,"3":true,"4":"x","k":9,"m":8}+5 ["x",true,1.0,"1",1]+5 "x" 1
hash: 6 6 {"0":2,"l":3}+1 {"7":2}+8 {"1":"k","2":7,"3":"l"}+4 {"1":1,"2":1,"3":1}+4 {"1":0,"2":0,"3":0}+4 {"1":1,"2":2,"3":3}+4 "k" false false true true {"7":2,"l":3}+8 {"k":1}+8 {"7":2,"l":3}+8 {"k":1}+0 {"k":1,"0":2,"l":3,"1":2}+2 {"k":9,"7":2,"l":3,"m":8}+8 {"l":3,"0":2,"k":1}+1 3 1
large: 9.223372036854776e+18 -9223372036854775807 [1,-1]+2 {"1":1}+2 {"9223372036854775807":0,"1":1,"-1":2}
Fatal error: Uncaught Error: Cannot add element to the array as the next element is already occupied in {PWD}/functions_over_keys_and_types.php:13
Stack trace:
#0 {PWD}/functions_over_keys_and_types.php(28): show(Array)
#1 {main}
  thrown in {PWD}/functions_over_keys_and_types.php on line 13
--EXIT--
255
