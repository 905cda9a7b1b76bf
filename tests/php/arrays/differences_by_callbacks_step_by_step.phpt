--TEST--
array_udiff() and its kin: what the callback is asked, and in which order
--FILE--
<?php
function asked($left, $right) {
    echo json_encode($left), "~", json_encode($right), " ";
    return $left <=> $right;
}
$pairs = [[[], []], [[1], []], [[], [1]], [[3, 1, 2, 1], [2, 9]], [["b" => 2, "a" => 1, 5 => 3], [1, 3]], [[1, 1, 2], [1]],
          [["x", "y", "x"], ["y", "z"]], [range(20, 1), [3, 4, 5, 6, 30]], [[1.5, "1.5", true], [1]]];
foreach (["array_udiff", "array_uintersect", "array_udiff_assoc", "array_uintersect_assoc"] as $function) {
    foreach ($pairs as [$first, $second]) {
        $result = $function($first, $second, "asked");
        $result[] = "next";
        echo "\n$function ", json_encode($result), "\n";
    }
}
$pairs = [[["a" => 1, "b" => 2], ["b" => 3]], [["c" => 1, "a" => 2, "b" => 3], ["A" => 1, "z" => 1]], [["a" => 1], []],
          [[5 => 1, 2 => 2, "k" => 3], ["k" => 1, 2 => 1]], [[1, 2, 3], [1 => "x"]], [[], ["a" => 1]]];
foreach (["array_diff_ukey", "array_intersect_ukey"] as $function) {
    foreach ($pairs as [$first, $second]) {
        $result = $function($first, $second, "asked");
        $result[] = "next";
        echo "\n$function ", json_encode($result), "\n";
    }
}
echo json_encode([array_udiff(["A", "b"], ["a", "B"], "strcasecmp"), array_uintersect(["A", "b"], ["a", "B"], "strcasecmp"),
    array_diff_ukey(["a" => 1], ["A" => 1], "strcasecmp"), array_udiff(["a"], ["b"], "strcmp")]), "\n";
foreach (["array_udiff", "array_uintersect", "array_udiff_assoc", "array_diff_ukey"] as $function) {
    foreach ([fn($a, $b) => $a < $b, fn($a, $b) => 0.5, fn($a, $b) => "1", fn($a, $b) => null, function ($a, $b) {
        static $count = 0;
        if (++$count == 3) {
            throw new Exception("thrown");
        }
        return $a <=> $b;
    }, fn($a) => [], "nope", fn(string $a, string $b) => strcmp($a, $b)] as $callback) {
        try {
            echo $function, " ", json_encode(@$function(["a" => 3, "b" => 1, "c" => 2], ["b" => 1, "c" => 4], $callback)), "\n";
        } catch (Throwable $error) {
            echo get_class($error), ": ", $error->getMessage(), "\n";
        }
    }
}
$one = 1;
$references = ["x" => &$one, "y" => 2];
$left = array_udiff($references, [2], fn($a, $b) => $a <=> $b);
$left["x"] = 5;
echo $one, "\n";
class Held {
    function __construct(public $n) {}
    function __destruct() {
        echo "gone $this->n ";
    }
}
array_udiff([new Held(1), new Held(2)], [new Held(2)], fn($a, $b) => $a->n <=> $b->n);
echo "end\n";
function traced() {
    array_udiff([2, 1], [1], function ($a, $b) {
        foreach (debug_backtrace() as $frame) {
            echo $frame["function"], " ";
        }
        return $a <=> $b;
    });
}
traced();
--EXPECT--
array_udiff ["next"]

array_udiff [1,"next"]

array_udiff ["next"]
3~1 2~1 3~2 3~1 2~1 1~1 2~9 1~2 1~1 1~2 2~2 2~3 3~9 
array_udiff {"0":3,"1":1,"3":1,"4":"next"}
2~1 3~1 2~3 1~3 1~1 1~2 2~3 2~3 3~3 
array_udiff {"b":2,"6":"next"}
1~1 1~2 1~1 1~1 1~2 
array_udiff {"2":2,"3":"next"}
"x"~"y" "y"~"x" "x"~"x" "y"~"z" "x"~"y" "x"~"x" "x"~"y" "y"~"y" 
array_udiff {"0":"x","2":"x","3":"next"}
20~10 1~10 10~18 2~10 10~17 3~10 10~16 4~10 10~15 5~10 10~14 6~10 10~13 7~10 10~12 8~10 10~11 9~10 10~19 1~9 9~2 1~2 9~3 2~3 9~4 3~4 9~5 4~5 9~6 4~6 5~6 9~7 5~7 6~7 9~8 6~8 7~8 19~11 19~12 11~12 19~13 12~13 19~14 13~14 19~15 14~15 19~16 14~16 15~16 19~17 15~17 16~17 19~18 16~18 17~18 19~20 3~4 4~5 5~6 6~30 1~3 1~2 2~3 2~3 3~3 3~4 4~4 4~5 5~5 5~6 6~6 6~7 7~30 7~8 8~30 8~9 9~30 9~10 10~30 10~11 11~30 11~12 12~30 12~13 13~30 13~14 14~30 14~15 15~30 15~16 16~30 16~17 17~30 17~18 18~30 18~19 19~30 19~20 20~30 
array_udiff {"0":20,"1":19,"2":18,"3":17,"4":16,"5":15,"6":14,"7":13,"8":12,"9":11,"10":10,"11":9,"12":8,"13":7,"18":2,"19":1,"20":"next"}
1.5~"1.5" "1.5"~true 1.5~1 1.5~"1.5" "1.5"~true 
array_udiff [1.5,"1.5",true,"next"]

array_uintersect ["next"]

array_uintersect {"1":"next"}

array_uintersect ["next"]
3~1 2~1 3~2 3~1 2~1 1~1 2~9 1~2 1~2 2~2 2~2 2~3 3~9 
array_uintersect {"2":2,"4":"next"}
2~1 3~1 2~3 1~3 1~1 1~2 2~3 3~3 3~3 
array_uintersect {"a":1,"5":3,"6":"next"}
1~1 1~2 1~1 1~1 1~2 
array_uintersect {"0":1,"1":1,"3":"next"}
"x"~"y" "y"~"x" "x"~"x" "y"~"z" "x"~"y" "x"~"y" "y"~"y" "y"~"y" 
array_uintersect {"1":"y","3":"next"}
20~10 1~10 10~18 2~10 10~17 3~10 10~16 4~10 10~15 5~10 10~14 6~10 10~13 7~10 10~12 8~10 10~11 9~10 10~19 1~9 9~2 1~2 9~3 2~3 9~4 3~4 9~5 4~5 9~6 4~6 5~6 9~7 5~7 6~7 9~8 6~8 7~8 19~11 19~12 11~12 19~13 12~13 19~14 13~14 19~15 14~15 19~16 14~16 15~16 19~17 15~17 16~17 19~18 16~18 17~18 19~20 3~4 4~5 5~6 6~30 1~3 2~3 3~3 3~3 3~4 4~4 4~5 5~5 5~6 6~6 6~7 7~30 8~30 9~30 10~30 11~30 12~30 13~30 14~30 15~30 16~30 17~30 18~30 19~30 20~30 
array_uintersect {"14":6,"15":5,"16":4,"17":3,"20":"next"}
1.5~"1.5" "1.5"~true 1.5~1 
array_uintersect {"3":"next"}

array_udiff_assoc ["next"]

array_udiff_assoc [1,"next"]

array_udiff_assoc ["next"]
3~2 1~9 
array_udiff_assoc [3,1,2,1,"next"]

array_udiff_assoc {"b":2,"a":1,"5":3,"6":"next"}
1~1 
array_udiff_assoc {"1":1,"2":2,"3":"next"}
"x"~"y" "y"~"z" 
array_udiff_assoc ["x","y","x","next"]
20~3 19~4 18~5 17~6 16~30 
array_udiff_assoc [20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,"next"]
1.5~1 
array_udiff_assoc [1.5,"1.5",true,"next"]

array_uintersect_assoc ["next"]

array_uintersect_assoc ["next"]

array_uintersect_assoc ["next"]
3~2 1~9 
array_uintersect_assoc ["next"]

array_uintersect_assoc ["next"]
1~1 
array_uintersect_assoc [1,"next"]
"x"~"y" "y"~"z" 
array_uintersect_assoc ["next"]
20~3 19~4 18~5 17~6 16~30 
array_uintersect_assoc ["next"]
1.5~1 
array_uintersect_assoc ["next"]
"a"~"b" "a"~"b" "b"~"b" 
array_diff_ukey {"a":1,"0":"next"}
"c"~"a" "b"~"a" "c"~"b" "A"~"z" "a"~"A" "a"~"z" "b"~"A" "b"~"z" "c"~"A" "c"~"z" 
array_diff_ukey {"c":1,"a":2,"b":3,"0":"next"}

array_diff_ukey {"a":1,"0":"next"}
5~2 "k"~2 5~"k" "k"~2 2~2 5~2 5~"k" "k"~2 "k"~"k" 
array_diff_ukey {"5":1,"6":"next"}
0~1 1~2 0~1 1~1 2~1 
array_diff_ukey {"0":1,"2":3,"3":"next"}

array_diff_ukey ["next"]
"a"~"b" "a"~"b" "b"~"b" 
array_intersect_ukey {"b":2,"0":"next"}
"c"~"a" "b"~"a" "c"~"b" "A"~"z" "a"~"A" "a"~"z" "b"~"z" "c"~"z" 
array_intersect_ukey ["next"]

array_intersect_ukey ["next"]
5~2 "k"~2 5~"k" "k"~2 2~2 5~"k" "k"~"k" 
array_intersect_ukey {"2":2,"k":3,"6":"next"}
0~1 1~2 0~1 1~1 
array_intersect_ukey {"1":2,"3":"next"}

array_intersect_ukey ["next"]
[[],["A","b"],[],["a"]]
array_udiff {"a":3,"c":2}
array_udiff []
array_udiff {"a":3,"b":1,"c":2}
array_udiff []
array_udiff Exception: thrown
array_udiff []
array_udiff TypeError: array_udiff(): Argument #3 must be a valid callback, function "nope" not found or invalid function name
array_udiff {"a":3,"c":2}
array_uintersect {"b":1}
array_uintersect {"a":3,"b":1,"c":2}
array_uintersect []
array_uintersect {"a":3,"b":1,"c":2}
array_uintersect Exception: thrown
array_uintersect {"a":3,"b":1,"c":2}
array_uintersect TypeError: array_uintersect(): Argument #3 must be a valid callback, function "nope" not found or invalid function name
array_uintersect {"b":1}
array_udiff_assoc {"a":3,"c":2}
array_udiff_assoc {"a":3}
array_udiff_assoc {"a":3,"b":1,"c":2}
array_udiff_assoc {"a":3}
array_udiff_assoc {"a":3,"c":2}
array_udiff_assoc {"a":3}
array_udiff_assoc TypeError: array_udiff_assoc(): Argument #3 must be a valid callback, function "nope" not found or invalid function name
array_udiff_assoc {"a":3,"c":2}
array_diff_ukey {"a":3}
array_diff_ukey []
array_diff_ukey {"a":3,"b":1,"c":2}
array_diff_ukey []
array_diff_ukey Exception: thrown
array_diff_ukey []
array_diff_ukey TypeError: array_diff_ukey(): Argument #3 must be a valid callback, function "nope" not found or invalid function name
array_diff_ukey {"a":3}
5
gone 2 gone 2 gone 1 end
{closure} array_udiff traced {closure} array_udiff traced {closure} array_udiff traced
