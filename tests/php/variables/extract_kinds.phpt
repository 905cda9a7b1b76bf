--TEST--
extract() of every kind: which variables it makes, prefixes, names that are none, and what it refuses
--FILE--
<?php
class Num { public int $n = 1; }

function overwrite(array $values, mixed ...$rest) {
    $a = "held";
    $other = 5;
    $b = &$other;
    $gone = 1;
    unset($gone);
    try {
        $count = extract($values, ...$rest);
    } catch (Error $e) {
        $count = get_class($e) . ": " . $e->getMessage();
    }
    unset($values, $rest, $e);
    $found = get_defined_vars();
    ksort($found);
    echo json_encode($found), "\n";
}

$plain = ["a" => 1, "b" => 2, "c" => 3, "gone" => 4, 5 => "five", "1x" => "no", "" => "empty", "x y" => 1, "\u{e9}" => "word", "_1" => 1];
$packed = ["zero", "one"];
foreach ([EXTR_OVERWRITE, EXTR_SKIP, EXTR_IF_EXISTS] as $flags) {
    overwrite($plain, $flags);
    overwrite($plain, $flags, "pre");
    overwrite($packed, $flags);
}
foreach ([EXTR_PREFIX_SAME, EXTR_PREFIX_ALL, EXTR_PREFIX_INVALID, EXTR_PREFIX_IF_EXISTS] as $flags) {
    overwrite($plain, $flags, "pre");
    overwrite($plain, $flags, "");
    overwrite($packed, $flags, "n");
    overwrite($plain, $flags);
    overwrite($plain, $flags, "1bad");
    overwrite($plain, $flags, "b d");
}
overwrite($plain, 7);
overwrite($plain, -1);
overwrite($plain, EXTR_REFS | EXTR_PREFIX_ALL, "r");
overwrite(["GLOBALS" => 1, "a" => 2]);
overwrite(["a" => 2, "this" => 1]);
overwrite(["a" => 2, "this" => 1], EXTR_SKIP);
overwrite(["a" => 2, "this" => 1], EXTR_IF_EXISTS);
overwrite(["a" => 2, "this" => 1], EXTR_PREFIX_ALL, "of");

function each_call($k) {
    // the same variables again: they are taken now
    for ($i = 0; $i < 3; $i++) {
        echo extract(["k" => "new", "fresh" => $i], EXTR_SKIP), " $k $fresh\n";
        echo extract(["fresh" => "s$i"], EXTR_PREFIX_SAME, "p"), " $fresh $p_fresh\n";
    }
}
each_call("old");
--EXPECT--
{"_1":1,"a":1,"b":2,"c":3,"count":6,"gone":4,"other":2,"\u00e9":"word"}
{"_1":1,"a":1,"b":2,"c":3,"count":6,"gone":4,"other":2,"\u00e9":"word"}
{"a":"held","b":5,"count":0,"other":5}
{"_1":1,"a":"held","b":5,"c":3,"count":4,"gone":4,"other":5,"\u00e9":"word"}
{"_1":1,"a":"held","b":5,"c":3,"count":4,"gone":4,"other":5,"\u00e9":"word"}
{"a":"held","b":5,"count":0,"other":5}
{"a":1,"b":2,"count":2,"other":2}
{"a":1,"b":2,"count":2,"other":2}
{"a":"held","b":5,"count":0,"other":5}
{"_1":1,"a":"held","b":5,"c":3,"count":6,"gone":4,"other":5,"pre_a":1,"pre_b":2,"\u00e9":"word"}
{"_1":1,"_a":1,"_b":2,"a":"held","b":5,"c":3,"count":6,"gone":4,"other":5,"\u00e9":"word"}
{"a":"held","b":5,"count":0,"other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) is required when using this extract type","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"a":"held","b":5,"count":8,"other":5,"pre_1x":"no","pre_5":"five","pre__1":1,"pre_a":1,"pre_b":2,"pre_c":3,"pre_gone":4,"pre_\u00e9":"word"}
{"_1x":"no","_5":"five","__1":1,"_a":1,"_b":2,"_c":3,"_gone":4,"_\u00e9":"word","a":"held","b":5,"count":8,"other":5}
{"a":"held","b":5,"count":2,"n_0":"zero","n_1":"one","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) is required when using this extract type","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"_1":1,"a":1,"b":2,"c":3,"count":9,"gone":4,"other":2,"pre_":"empty","pre_1x":"no","pre_5":"five","\u00e9":"word"}
{"_":"empty","_1":1,"_1x":"no","_5":"five","a":1,"b":2,"c":3,"count":9,"gone":4,"other":2,"\u00e9":"word"}
{"a":"held","b":5,"count":2,"n_0":"zero","n_1":"one","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) is required when using this extract type","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"a":"held","b":5,"count":3,"gone":4,"other":5,"pre_a":1,"pre_b":2}
{"_a":1,"_b":2,"a":"held","b":5,"count":3,"gone":4,"other":5}
{"a":"held","b":5,"count":0,"other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) is required when using this extract type","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #3 ($prefix) must be a valid identifier","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #2 ($flags) must be a valid extract type","other":5}
{"a":"held","b":5,"count":"ValueError: extract(): Argument #2 ($flags) must be a valid extract type","other":5}
{"a":"held","b":5,"count":8,"other":5,"r_1x":"no","r_5":"five","r__1":1,"r_a":1,"r_b":2,"r_c":3,"r_gone":4,"r_\u00e9":"word"}
{"GLOBALS":1,"a":2,"b":5,"count":2,"other":5}
{"a":2,"b":5,"count":"Error: Cannot re-assign $this","other":5}
{"a":"held","b":5,"count":0,"other":5}
{"a":2,"b":5,"count":1,"other":5}
{"a":"held","b":5,"count":2,"of_a":2,"of_this":1,"other":5}
1 old 0
1 0 s0
0 old 0
1 0 s1
0 old 0
1 0 s2
