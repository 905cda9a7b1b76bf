--TEST--
Array literals: text keys, numbers as text, the next key after others, keys twice, references, values that die
--FILE--
<?php
class D { function __construct(public $n) {} function __destruct() { echo "~$this->n "; } }
function make($a, $b, $key) {
    return [['x' => $a, 'y' => $b], [$a, 'x' => $b, 3], ['5' => $a, $b], [-3 => $a, $b], ['x' => $a, 'x' => $b],
            [$key => $a, $b, 'z' => $key], [1.7 => $a, true => $b, null => 3], [2 => $a, 1 => $b, 0], ["08" => $a, "8" => $b, "-0" => 1, "-5" => 2]];
}
foreach ([1, 'k', '12', 2.5, false, null] as $key) {
    foreach (make(1, [2], $key) as $array) {
        echo json_encode($array), count($array);
    }
    echo "\n";
}
function references(&$a) { $b = 1; $array = ['a' => &$a, 'b' => &$b, 0 => &$b, &$a]; $array['a'] .= 'x'; $array[0]++; return [$b, $array]; }
$text = "t";
echo json_encode(references($text)), $text, "\n";
function dying() { return ['a' => new D(1), 'b' => new D(2), 'a' => new D(3), 5, '1' => new D(4), 1 => new D(5)]; }
echo count(dying()), "\n";
try {
    var_dump([PHP_INT_MAX => 1, 2]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
$illegal = [];
try {
    var_dump(['a' => 1, $illegal => 2]);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
function overflowing($a, $b) { return [$a + $b, $a - (-$b), $a * $b, $a + 1.5]; }
for ($i = 0; $i < 2; $i++) {
    var_dump(overflowing(PHP_INT_MAX, 3) === [9.2233720368547758E+18, 9.2233720368547758E+18, 2.7670116110564327E+19, 9.2233720368547758E+18]);
}
function test_types($value) { return is_bool($value) . is_object($value) . is_scalar($value) . (is_float($value) ? "f" : "") . (is_numeric($value) ? "n" : "") . (is_iterable($value) ? "i" : ""); }
foreach ([true, 1, 1.5, "1", [], new ArrayObject, null, fopen("php://memory", "r")] as $value) {
    echo test_types($value), "|";
}
--EXPECT--
Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/array_literals.php on line 5
{"x":1,"y":[2]}2{"0":1,"x":[2],"1":3}3{"5":1,"6":[2]}2{"-3":1,"-2":[2]}2{"x":[2]}1{"1":1,"2":[2],"z":1}3{"1":[2],"":3}2{"2":1,"1":[2],"3":0}3{"08":1,"8":[2],"-0":1,"-5":2}4

Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/array_literals.php on line 5
{"x":1,"y":[2]}2{"0":1,"x":[2],"1":3}3{"5":1,"6":[2]}2{"-3":1,"-2":[2]}2{"x":[2]}1{"k":1,"0":[2],"z":"k"}3{"1":[2],"":3}2{"2":1,"1":[2],"3":0}3{"08":1,"8":[2],"-0":1,"-5":2}4

Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/array_literals.php on line 5
{"x":1,"y":[2]}2{"0":1,"x":[2],"1":3}3{"5":1,"6":[2]}2{"-3":1,"-2":[2]}2{"x":[2]}1{"12":1,"13":[2],"z":"12"}3{"1":[2],"":3}2{"2":1,"1":[2],"3":0}3{"08":1,"8":[2],"-0":1,"-5":2}4

Deprecated: Implicit conversion from float 2.5 to int loses precision in {PWD}/array_literals.php on line 5

Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/array_literals.php on line 5
{"x":1,"y":[2]}2{"0":1,"x":[2],"1":3}3{"5":1,"6":[2]}2{"-3":1,"-2":[2]}2{"x":[2]}1{"2":1,"3":[2],"z":2.5}3{"1":[2],"":3}2{"2":1,"1":[2],"3":0}3{"08":1,"8":[2],"-0":1,"-5":2}4

Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/array_literals.php on line 5
{"x":1,"y":[2]}2{"0":1,"x":[2],"1":3}3{"5":1,"6":[2]}2{"-3":1,"-2":[2]}2{"x":[2]}1{"0":1,"1":[2],"z":false}3{"1":[2],"":3}2{"2":1,"1":[2],"3":0}3{"08":1,"8":[2],"-0":1,"-5":2}4

Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/array_literals.php on line 5
{"x":1,"y":[2]}2{"0":1,"x":[2],"1":3}3{"5":1,"6":[2]}2{"-3":1,"-2":[2]}2{"x":[2]}1{"":1,"0":[2],"z":null}3{"1":[2],"":3}2{"2":1,"1":[2],"3":0}3{"08":1,"8":[2],"-0":1,"-5":2}4
[2,{"a":"tx","b":2,"0":2,"1":"tx"}]tx
~1 ~4 ~3 ~2 ~5 4
Cannot add element to the array as the next element is already occupied
Illegal offset type
bool(true)
bool(true)
11|1n|1fn|1n|i|1i|||
