--TEST--
preg_match_all: by pattern and by set, empty matches, marks
--FILE--
<?php
foreach ([PREG_PATTERN_ORDER, PREG_SET_ORDER] as $order) {
    foreach ([0, PREG_OFFSET_CAPTURE, PREG_UNMATCHED_AS_NULL] as $flag) {
        echo preg_match_all('/(?<letter>[a-z])(\d)?/', 'a1b c3', $m, $order | $flag), ' ', json_encode($m), "\n";
        echo preg_match_all('/x*/', 'axxb', $m, $order | $flag), ' ', json_encode($m), "\n";
        echo preg_match_all('/a(*MARK:x)|b(*:y)|c/', 'abc', $m, $order | $flag), ' ', json_encode($m), "\n";
    }
}
echo preg_match_all('/(a)/', 'bbb', $m), json_encode($m), "\n";
echo preg_match_all('/a/', 'aaa'), "\n";
echo preg_match_all('/a/', 'aaa', $m, 0, 1), json_encode($m), "\n";
echo preg_match_all('/\b/u', "h\u{e9} \u{4e2d}"), preg_match_all('//u', "\u{e9}\u{4e2d}"), "\n";
try {
    preg_match_all('/a/', 'a', $m, PREG_PATTERN_ORDER | PREG_SET_ORDER);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
class Typed { public int $number = 1; public ?array $matches = null; }
$typed = new Typed;
preg_match('/./', 'z', $typed->matches);
echo json_encode($typed), "\n";
try {
    preg_match('/./', 'z', $typed->number);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
3 {"0":["a1","b","c3"],"letter":["a","b","c"],"1":["a","b","c"],"2":["1","","3"]}
4 [["","xx","",""]]
3 {"0":["a","b","c"],"MARK":["x","y"]}
3 {"0":[["a1",0],["b",2],["c3",4]],"letter":[["a",0],["b",2],["c",4]],"1":[["a",0],["b",2],["c",4]],"2":[["1",1],["",-1],["3",5]]}
4 [[["",0],["xx",1],["",3],["",4]]]
3 {"0":[["a",0],["b",1],["c",2]],"MARK":["x","y"]}
3 {"0":["a1","b","c3"],"letter":["a","b","c"],"1":["a","b","c"],"2":["1",null,"3"]}
4 [["","xx","",""]]
3 {"0":["a","b","c"],"MARK":["x","y"]}
3 [{"0":"a1","letter":"a","1":"a","2":"1"},{"0":"b","letter":"b","1":"b"},{"0":"c3","letter":"c","1":"c","2":"3"}]
4 [[""],["xx"],[""],[""]]
3 [{"0":"a","MARK":"x"},{"0":"b","MARK":"y"},["c"]]
3 [{"0":["a1",0],"letter":["a",0],"1":["a",0],"2":["1",1]},{"0":["b",2],"letter":["b",2],"1":["b",2]},{"0":["c3",4],"letter":["c",4],"1":["c",4],"2":["3",5]}]
4 [[["",0]],[["xx",1]],[["",3]],[["",4]]]
3 [{"0":["a",0],"MARK":"x"},{"0":["b",1],"MARK":"y"},[["c",2]]]
3 [{"0":"a1","letter":"a","1":"a","2":"1"},{"0":"b","letter":"b","1":"b","2":null},{"0":"c3","letter":"c","1":"c","2":"3"}]
4 [[""],["xx"],[""],[""]]
3 [{"0":"a","MARK":"x"},{"0":"b","MARK":"y"},["c"]]
0[[],[]]
3
2[["a","a"]]
43
preg_match_all(): Argument #4 ($flags) must be a PREG_* constant
{"number":1,"matches":["z"]}
Cannot assign array to reference held by property Typed::$number of type int
