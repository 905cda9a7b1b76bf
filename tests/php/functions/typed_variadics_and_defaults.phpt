--TEST--
Typed variadic parameters after they have accepted values, and defaults that are expressions
--FILE--
<?php
class P { const K = 3; const L = [1, self::K]; function f($a, int $k = self::K, array $l = self::L, ?P $p = null, $o = new P2(self::K)) { return json_encode([$a, $k, $l, $p, $o]); } }
class P2 { function __construct(public $v) {} }
class Q extends P { const K = 4; }
function numbers(int ...$n) { return json_encode($n); }
function objects(P|string $first, P ...$rest) { return count($rest) . implode(",", array_map('get_class', $rest)); }
function floats(float ...$f) { return json_encode($f, JSON_PRESERVE_ZERO_FRACTION); }
function mixed_names(int ...$n) { return json_encode($n) . json_encode(func_get_args()); }
function &references(int &...$n) { foreach ($n as &$x) { $x++; } return $n; }
function attempt($call) {
    try {
        return $call();
    } catch (Error $e) {
        return preg_replace('/, called.*/', '', $e->getMessage());
    }
}
for ($i = 0; $i < 3; $i++) {
    echo attempt(fn() => numbers(1, 2)), attempt(fn() => numbers("3", 4.0, true)), attempt(fn() => numbers(1, "x")), attempt(fn() => numbers(1, null)), "\n";
    echo attempt(fn() => objects("s", new P, new Q)), attempt(fn() => objects("s", new P, new P2(1))), attempt(fn() => objects(new Q)), "\n";
    echo attempt(fn() => floats(1, 2.5, "3")), attempt(fn() => mixed_names(1, ...['a' => 2, 'b' => 3])), attempt(fn() => mixed_names(...['a' => 'x'])), "\n";
    $a = 1;
    $b = 2;
    references($a, $b);
    echo $a, $b, " ", (new Q)->f(1), (new P)->f(1, l: []), (new P)->f(2, 5, [9]), attempt(fn() => (new P)->f(2, "x")), "\n";
}
function late($x = LATE) { return $x; }
echo attempt(fn() => late()), "\n";
define('LATE', 1);
echo late(), late(), late(2), "\n";
foreach (["abc", ""] as $text) {
    echo json_encode([isset($text[0]), isset($text[-1]), isset($text[3]), isset($text[-4]), isset($text["1"]), isset($text["x"]), isset($text[1.5]), isset($text[0][0]), isset($text[1][1])]), "\n";
}
--EXPECT--
[1,2][3,4,1]numbers(): Argument #2 must be of type int, string givennumbers(): Argument #2 must be of type int, null given
2P,Qobjects(): Argument #3 must be of type P, P2 given0
[1.0,2.5,3.0]{"0":1,"a":2,"b":3}[1]mixed_names(): Argument #1 must be of type int, string given
23 [1,3,[1,3],null,{"v":3}][1,3,[],null,{"v":3}][2,5,[9],null,{"v":3}]P::f(): Argument #2 ($k) must be of type int, string given
[1,2][3,4,1]numbers(): Argument #2 must be of type int, string givennumbers(): Argument #2 must be of type int, null given
2P,Qobjects(): Argument #3 must be of type P, P2 given0
[1.0,2.5,3.0]{"0":1,"a":2,"b":3}[1]mixed_names(): Argument #1 must be of type int, string given
23 [1,3,[1,3],null,{"v":3}][1,3,[],null,{"v":3}][2,5,[9],null,{"v":3}]P::f(): Argument #2 ($k) must be of type int, string given
[1,2][3,4,1]numbers(): Argument #2 must be of type int, string givennumbers(): Argument #2 must be of type int, null given
2P,Qobjects(): Argument #3 must be of type P, P2 given0
[1.0,2.5,3.0]{"0":1,"a":2,"b":3}[1]mixed_names(): Argument #1 must be of type int, string given
23 [1,3,[1,3],null,{"v":3}][1,3,[],null,{"v":3}][2,5,[9],null,{"v":3}]P::f(): Argument #2 ($k) must be of type int, string given
Undefined constant "LATE"
112

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/typed_variadics_and_defaults.php on line 31
[true,true,false,false,true,false,true,true,false]

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/typed_variadics_and_defaults.php on line 31
[false,false,false,false,false,false,false,false,false]
