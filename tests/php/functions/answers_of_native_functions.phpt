--TEST--
Internal functions that have kernels, with usual and odd arguments: a digest of each one's answers
--FILE--
<?php
$texts = ["", "a", "0", "abc", "ABC def", " \t\n\r\0\x0b x \f ", "é", "\xff\x00z", "12", "-5", "1e3", "aXbXc", "XX", str_repeat("long text ", 20), "Żółw"];
$ints = [0, 1, -1, 5, 255, 256, 1 << 30, -(1 << 30), 1 << 40, PHP_INT_MAX, PHP_INT_MIN];
$arrays = [[], [1], [1, 2, 3], [3 => 'a', 'k' => 'b'], ['x', 'y', 'z'], [1.5, 2.5], [[1, 2], [3]], [null, false, '0', 0], ['1', 1, 1.0, true], range(0, 20)];
$unset = [1, 2, 3, 4]; unset($unset[3], $unset[0]); $arrays[] = $unset;
$refs = [1, 2, 3]; $r = &$refs[1]; $arrays[] = $refs;
function show($f, ...$args) {
    try { $v = $f(...$args); } catch (Throwable $t) { $v = get_class($t) . ': ' . $t->getMessage(); }
    $GLOBALS['answers'][$f] = md5(($GLOBALS['answers'][$f] ?? '') . serialize($v));
}
foreach ($texts as $t) {
    foreach (['strtolower','strtoupper','ucfirst','lcfirst','trim','ltrim','rtrim','strrev','bin2hex','strlen','ord','is_numeric'] as $f) show($f, $t);
    foreach ($texts as $u) foreach (['str_contains','str_starts_with','str_ends_with','substr_count','strcmp','explode','strpos'] as $f) show($f, $t, $u);
    foreach ($ints as $i) { if (abs($i) < 1000) show('str_repeat', $t, $i); show('substr', $t, $i); show('substr', $t, 1, $i); }
}
foreach ($ints as $i) { foreach (['dechex','abs','sqrt','floor','ceil','exp','log','atan','tan','chr'] as $f) show($f, $i);
  foreach ($ints as $j) { foreach (['intdiv','fmod','pow','max','min','atan2'] as $f) show($f, $i, $j); if (abs($i) < 300 && abs($j) < 300) show('range', $i, $j); } }
foreach ($arrays as $a) {
    foreach (['array_keys','array_values','array_key_first','array_key_last','array_reverse','array_sum','count'] as $f) show($f, $a);
    foreach ([...$texts, ...array_slice($ints, 0, 5), null, true, false, 1.0] as $n) { show('in_array', $n, $a); show('in_array', $n, $a, true); show('array_search', $n, $a); show('array_search', $n, $a, true); }
    foreach ([-3, -1, 0, 1, 2, 50] as $i) { show('array_slice', $a, $i); foreach ([-1, 0, 1, 2, null] as $l) show('array_slice', $a, $i, $l); }
    foreach ($arrays as $b) { show('array_merge', $a, $b); $answers['compare'] = md5(($answers['compare'] ?? '') . json_encode([$a == $b, $a === $b, $a <=> $b])); }
    $c = $a; echo json_encode([array_shift($c), $c, array_pop($c), $c, array_push($c, 7), $c]), "\n";
    $d = $a; $d[] = 'n'; unset($d[1]); $d['q']['w'][] = 1; $e = $d; $e['q']['w'][] = 2; echo json_encode([$d, $e, $d == $e]), "\n";
}
foreach ($answers as $f => $digest) echo "$f $digest\n";
$objects = []; class P { public $a; public $b; function __construct($a, $b) { $this->a = $a; $this->b = $b; } } class Q extends P {}
foreach ([[1, 2], [1, '2'], [null, 2], [[1], 'x'], [new P(1, 1), 0]] as [$x, $y]) { $objects[] = new P($x, $y); } $objects[] = new Q(1, 2);
foreach ($objects as $x) foreach ($objects as $y) echo json_encode([$x == $y, $x < $y, $x <=> $y, $x === $y]); echo "\n";
foreach (['strcmp', 'strtolower', 'P::class', 'nope', ['DateTime', 'createFromFormat'], fn() => func_get_args()] as $call) { try { echo json_encode(array_map($call, ['A', 'b'])), "\n"; } catch (Throwable $t) { echo $t->getMessage(), "\n"; } }
foreach (['strlen', 'STRLEN', '\strlen', 'func_get_args', 'compact', 'extract', 'undefined_f', 'P::x'] as $call) { try { echo json_encode((fn() => $call('abc'))()), "\n"; } catch (Throwable $t) { echo $t->getMessage(), "\n"; } }
?>
--EXPECT--
[null,[],null,[],1,[7]]
[{"0":"n","q":{"w":[1]}},{"0":"n","q":{"w":[1,2]}},false]
[1,[],null,[],1,[7]]
[{"0":1,"q":{"w":[1]}},{"0":1,"q":{"w":[1,2]}},false]
[1,[2,3],3,[2],2,[2,7]]
[{"0":1,"2":3,"3":"n","q":{"w":[1]}},{"0":1,"2":3,"3":"n","q":{"w":[1,2]}},false]
["a",{"k":"b"},"b",[],1,[7]]
[{"3":"a","k":"b","4":"n","q":{"w":[1]}},{"3":"a","k":"b","4":"n","q":{"w":[1,2]}},false]
["x",["y","z"],"z",["y"],2,["y",7]]
[{"0":"x","2":"z","3":"n","q":{"w":[1]}},{"0":"x","2":"z","3":"n","q":{"w":[1,2]}},false]
[1.5,[2.5],2.5,[],1,[7]]
[{"0":1.5,"2":"n","q":{"w":[1]}},{"0":1.5,"2":"n","q":{"w":[1,2]}},false]
[[1,2],[[3]],[3],[],1,[7]]
[{"0":[1,2],"2":"n","q":{"w":[1]}},{"0":[1,2],"2":"n","q":{"w":[1,2]}},false]
[null,[false,"0",0],0,[false,"0"],3,[false,"0",7]]
[{"0":null,"2":"0","3":0,"4":"n","q":{"w":[1]}},{"0":null,"2":"0","3":0,"4":"n","q":{"w":[1,2]}},false]
["1",[1,1,true],true,[1,1],3,[1,1,7]]
[{"0":"1","2":1,"3":true,"4":"n","q":{"w":[1]}},{"0":"1","2":1,"3":true,"4":"n","q":{"w":[1,2]}},false]
[0,[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20],20,[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19],20,[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,7]]
[{"0":0,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"9":9,"10":10,"11":11,"12":12,"13":13,"14":14,"15":15,"16":16,"17":17,"18":18,"19":19,"20":20,"21":"n","q":{"w":[1]}},{"0":0,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"9":9,"10":10,"11":11,"12":12,"13":13,"14":14,"15":15,"16":16,"17":17,"18":18,"19":19,"20":20,"21":"n","q":{"w":[1,2]}},false]
[2,[3],3,[],1,[7]]
[{"2":3,"4":"n","q":{"w":[1]}},{"2":3,"4":"n","q":{"w":[1,2]}},false]
[1,[2,3],3,[2],2,[2,7]]
[{"0":1,"2":3,"3":"n","q":{"w":[1]}},{"0":1,"2":3,"3":"n","q":{"w":[1,2]}},false]
strtolower 858144865f70e49a36078de9b8e1dc1d
strtoupper a46e24266cefd5b834814928c2d5bc4c
ucfirst dffcb09300e0a4f844065be4055ade17
lcfirst ae1bc187d386b4def099ec6db4947b70
trim eb92b7a1fc77bbfffa3a8ff6f66a0c1d
ltrim 51a39690b704b06c6c0bbbd432396310
rtrim 4bbcde953dd0ac56a65c298890ea9697
strrev 1ac50bb67b08dedfe8215c5c7c39195e
bin2hex f7412e5be28d48270b60af75e5c900ed
strlen 044f74b75c1e02b407d5246a4e704385
ord a9f1d4d114d41306859f1d3015bfe04d
is_numeric 8929512691e68facd2f611d9ebdf77ae
str_contains fa9993731693949ff812bbe65cfe0d3a
str_starts_with fa9993731693949ff812bbe65cfe0d3a
str_ends_with fa6bcd8222c9c6bed52c16ecf0afaf17
substr_count c84ccff11f7845de93da2f81ee8da0d6
strcmp 539641fa18310ebb3d3f7ae0a415f3c0
explode aa059c9218b5dd0ecc90cc6d80fd7923
strpos df7ec16d5889d35d431705442355e3fa
str_repeat a636d5a58c36f7a5657ed0ed45004966
substr fdd64b00f408b111c0b5151efd9cdeed
dechex 5defbf7eb1403a0cd0518ae731572284
abs d8e9e3492836791e365518c3a6b07de2
sqrt 22d05106424a33dff571ce79dea89066
floor 05c709fa8b3908b01226ff655c1118d5
ceil 05c709fa8b3908b01226ff655c1118d5
exp 19bace08faf4327d5fbf696be0d27570
log ce08887abcf3dd628bf8c67ad0e104ff
atan 6dbc4d176af8a27e0c5d3e3d2c34259e
tan 07f878df68ad230f802241dc82bc610a
chr fd14b0900a49dd45ac927090f6032398
intdiv aa1e9766cfe3e44b08a516b911ce69db
fmod fa76af0230fe04812fd381dde2641d57
pow 9ad4404a40c40b18eb035cd48fc99c1a
max a78df8f2785e2e8add3b5a445cb5f2fa
min f100477663291aaf32b8dcaadcd61bfe
atan2 fb33b1b6713f9aa2ca8b1b51f1c7c954
range f6b24fc94325c21e73bc13e25d4b8e6d
array_keys 104e76a0c593c9d9adffc708c284fa62
array_values 00dc1a29a32bde28102120c2657f5302
array_key_first a374cbfe3fcce3b05067944729cfad20
array_key_last 12a569b89d6917f0ff844035e0632b7e
array_reverse f9558a76aaf224b29b8372f64d09a6ea
array_sum c3bdab335a1a2dfc58ec667c6c766149
count c70134151cb82ad9549b2294da1b5c1f
in_array ce75b23a4c9b2191c06eb9a26fcfe374
array_search 68b1264fb23239e16d1e3f310a989d8f
array_slice 75d81924484b9e044ec87ee2d45423ab
array_merge 1d968716bd89172411cc87bc2fe89212
compare 5750a591d89f8a1958452840ab57b39e
[true,false,0,true][true,false,0,false][false,false,1,false][false,true,-1,false]
Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29
[false,false,1,false][false,false,1,false][true,false,0,false][true,false,0,true][false,false,1,false][false,true,-1,false]
Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29
[false,false,1,false][false,false,1,false][false,true,-1,false][false,true,-1,false][true,false,0,true][false,true,-1,false][false,true,-1,false][false,false,1,false][false,false,1,false][false,false,1,false][false,false,1,false][true,false,0,true][false,true,-1,false][false,false,1,false]
Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29
[false,true,-1,false]
Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29

Notice: Object of class P could not be converted to int in {PWD}/answers_of_native_functions.php on line 29
[false,true,-1,false][false,false,1,false][false,false,1,false][true,false,0,true][false,false,1,false][false,false,1,false][false,false,1,false][false,false,1,false][false,false,1,false][false,false,1,false][true,false,0,true]
strcmp() expects exactly 2 arguments, 1 given
["a","b"]
array_map(): Argument #1 ($callback) must be a valid callback or null, class P does not have a method "class"
array_map(): Argument #1 ($callback) must be a valid callback or null, function "nope" not found or invalid function name
DateTime::createFromFormat() expects at least 2 arguments, 1 given
[["A"],["b"]]
3
3
3
func_get_args() expects exactly 0 arguments, 1 given
Cannot call compact() dynamically
extract(): Argument #1 ($array) must be of type array, string given
Call to undefined function undefined_f()
Call to undefined method P::x()
