--TEST--
get_defined_vars() in functions
--FILE--
<?php
function show(mixed ...$values): void {
    echo json_encode($values, JSON_PRESERVE_ZERO_FRACTION | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
function gv($x, $y = 2, ...$z) {
    $q = 1;
    $r = &$q;
    $u = 5;
    unset($u);
    static $s = 3;
    foreach ([1] as $k => $v);
    $c = function() use($q) {
        return get_defined_vars();
    };
    $d = get_defined_vars();
    $d['q'] = 9;
    show($d, $q, $c());
    $n = 'dyn';
    $$n = 4;
    show(array_keys(get_defined_vars()));
    return (fn() => get_defined_vars())();
}
foreach ([1, 2] as $i) show(gv(1), gv(1, 5, 6, k:7));
class GV {
    function m($a) {
        return get_defined_vars();
    }
}
show((new GV)->m(3));
$gl = 1;
show(isset(get_defined_vars()['gl']));
try {
    $f = 'get_defined_vars';
    $f();
} catch (Error $e) {
    echo $e->getMessage();
}
--EXPECT--
[{"x":1,"y":2,"z":[],"q":9,"r":9,"s":3,"v":1,"k":0,"c":{}},9,{"q":1}]
[["x","y","z","q","r","s","v","k","c","d","n","dyn"]]
[{"x":1,"y":5,"z":{"0":6,"k":7},"q":9,"r":9,"s":3,"v":1,"k":0,"c":{}},9,{"q":1}]
[["x","y","z","q","r","s","v","k","c","d","n","dyn"]]
[[],[]]
[{"x":1,"y":2,"z":[],"q":9,"r":9,"s":3,"v":1,"k":0,"c":{}},9,{"q":1}]
[["x","y","z","q","r","s","v","k","c","d","n","dyn"]]
[{"x":1,"y":5,"z":{"0":6,"k":7},"q":9,"r":9,"s":3,"v":1,"k":0,"c":{}},9,{"q":1}]
[["x","y","z","q","r","s","v","k","c","d","n","dyn"]]
[[],[]]
[{"a":3}]
[true]
Cannot call get_defined_vars() dynamically
