--TEST--
usort(), uasort() and uksort(): callbacks of all kinds, what they return, throw and do to the array
--FILE--
<?php
class Order { static function down($a, $b) { return $b <=> $a; } function up($a, $b) { return $a <=> $b; } private function hidden($a, $b) { return 0; } }
$list = [5, 3, 9, 1, 4, 4];
$names = ["x" => 3, "b" => 1, 7 => 2, "a" => 1];
foreach ([fn($a, $b) => $a <=> $b, "Order::down", ["Order", "down"], [new Order, "up"], "strcmp", fn($a, $b) => $a > $b, fn($a, $b) => 0.4, fn($a, $b) => "1", fn($a, $b) => null, function (&$a, $b) { return 0; }] as $callback) {
    $one = $list;
    $two = $three = $names;
    usort($one, $callback);
    uasort($two, $callback);
    uksort($three, $callback);
    echo json_encode([$one, $two, $three]), "\n";
}
$long = [];
for ($i = 0; $i < 100; $i++) {
    $long["k$i"] = $i * 37 % 101;
}
uasort($long, fn($a, $b) => $a % 10 <=> $b % 10);
echo implode(",", array_keys($long)), "\n";
uksort($long, strnatcmp(...));
echo implode(",", array_keys($long)), "\n";
$array = [3, 1, 2];
try {
    usort($array, function ($a, $b) { if ($b == 2) throw new Exception("no more"); return $a <=> $b; });
} catch (Exception $exception) {
    echo $exception->getMessage(), " ", json_encode($array), " ", $exception->getTrace()[1]["function"], "\n";
}
$array = [3, 1, 2];
usort($array, function ($a, $b) use (&$array) { $array[] = 7; return $a <=> $b; });
echo json_encode($array), "\n";
$value = 1;
$array = [3, &$value, 2];
usort($array, fn($a, $b) => $a <=> $b);
$value = 8;
echo json_encode($array), "\n";
$empty = [];
$single = ["k" => 1];
var_dump(usort($empty, fn() => print "never"), usort($single, fn() => print "never"), $single);
$mixed = [1 => "a", 0 => "b"];
uasort($mixed, fn($a, $b) => strcmp($a, $b));
$mixed[] = "c";
echo json_encode($mixed), "\n";
try {
    usort($list, [new Order, "hidden"]);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
function nested($array) { usort($array, function ($a, $b) { $inner = [$a, $b]; usort($inner, fn($x, $y) => $y <=> $x); return $inner[0] == $a ? -1 : 1; }); return $array; }
echo json_encode(nested([1, 3, 2])), "\n";
?>
--EXPECT--
[[1,3,4,4,5,9],{"b":1,"a":1,"7":2,"x":3},{"7":2,"a":1,"b":1,"x":3}]
[[9,5,4,4,3,1],{"x":3,"7":2,"b":1,"a":1},{"x":3,"b":1,"a":1,"7":2}]
[[9,5,4,4,3,1],{"x":3,"7":2,"b":1,"a":1},{"x":3,"b":1,"a":1,"7":2}]
[[1,3,4,4,5,9],{"b":1,"a":1,"7":2,"x":3},{"7":2,"a":1,"b":1,"x":3}]
[[1,3,4,4,5,9],{"b":1,"a":1,"7":2,"x":3},{"7":2,"a":1,"b":1,"x":3}]

Deprecated: usort(): Returning bool from comparison function is deprecated, return an integer less than, equal to, or greater than zero in {PWD}/sorting_by_callbacks.php on line 8

Deprecated: uasort(): Returning bool from comparison function is deprecated, return an integer less than, equal to, or greater than zero in {PWD}/sorting_by_callbacks.php on line 9

Deprecated: uksort(): Returning bool from comparison function is deprecated, return an integer less than, equal to, or greater than zero in {PWD}/sorting_by_callbacks.php on line 10
[[1,3,4,4,5,9],{"b":1,"a":1,"7":2,"x":3},{"7":2,"a":1,"b":1,"x":3}]
[[5,3,9,1,4,4],{"x":3,"b":1,"7":2,"a":1},{"x":3,"b":1,"7":2,"a":1}]
[[4,4,1,9,3,5],{"a":1,"b":1,"7":2,"x":3},{"a":1,"b":1,"7":2,"x":3}]
[[5,3,9,1,4,4],{"x":3,"b":1,"7":2,"a":1},{"x":3,"b":1,"7":2,"a":1}]

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 8

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 8

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 8

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 8

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 8

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 9

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 9

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 9

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 10

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 10

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/sorting_by_callbacks.php on line 10
[[5,3,9,1,4,4],{"x":3,"b":1,"7":2,"a":1},{"x":3,"b":1,"7":2,"a":1}]
k0,k3,k6,k9,k12,k15,k18,k21,k24,k27,k30,k71,k74,k77,k80,k83,k86,k89,k92,k95,k98,k41,k44,k47,k50,k53,k56,k59,k62,k65,k68,k11,k14,k17,k20,k23,k26,k29,k32,k35,k38,k2,k5,k8,k82,k85,k88,k91,k94,k97,k52,k55,k58,k61,k64,k67,k70,k73,k76,k79,k22,k25,k28,k31,k34,k37,k40,k43,k46,k49,k1,k4,k7,k10,k13,k16,k19,k93,k96,k99,k63,k66,k69,k72,k75,k78,k81,k84,k87,k90,k33,k36,k39,k42,k45,k48,k51,k54,k57,k60
k0,k1,k2,k3,k4,k5,k6,k7,k8,k9,k10,k11,k12,k13,k14,k15,k16,k17,k18,k19,k20,k21,k22,k23,k24,k25,k26,k27,k28,k29,k30,k31,k32,k33,k34,k35,k36,k37,k38,k39,k40,k41,k42,k43,k44,k45,k46,k47,k48,k49,k50,k51,k52,k53,k54,k55,k56,k57,k58,k59,k60,k61,k62,k63,k64,k65,k66,k67,k68,k69,k70,k71,k72,k73,k74,k75,k76,k77,k78,k79,k80,k81,k82,k83,k84,k85,k86,k87,k88,k89,k90,k91,k92,k93,k94,k95,k96,k97,k98,k99
no more [1,3,2] usort
[1,2,3]
[8,2,3]
bool(true)
bool(true)
array(1) {
  [0]=>
  int(1)
}
{"1":"a","0":"b","2":"c"}
usort(): Argument #2 ($callback) must be a valid callback, cannot access private method Order::hidden()
[3,2,1]
