--TEST--
Named arguments that a variadic parameter collects
--FILE--
<?php
class Value {
    public $a = 1; protected $b = 2;
    public function with(mixed ...$changes): static { $copy = clone $this; foreach ($changes as $k => $v) $copy->$k = $v; return $copy; }
    public function text(): string { return "$this->a/$this->b"; }
}
function ints(int $first, int ...$rest) { $rest['new'] = 1; return json_encode([$first, $rest, func_get_args()]); }
function one() { return 1; }
function by_reference(&...$all) { foreach ($all as &$x) $x++; }
for ($i = 0; $i < 3; $i++) {
    $value = (new Value)->with(a: $i, b: one());
    echo $value->text(), " ", $value->with()->text(), " ", $value->with(b: $value->a)->text(), "\n";
    echo ints(1, x: 2, y: one()), ints(first: 3, z: 4), ints(1, 2, z: "5"), "\n";
    try {
        echo ints(1, x: "no");
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        echo ints(1, ...['x' => 1], ...['x' => 2]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    $n = 1; $m = 5;
    by_reference(x: $n, y: $m);
    echo $n, $m, "\n";
}
$list = [1];
$more = [2, 3];
array_push($list, ...$more);
array_unshift($list, ...$more, ...[9]);
echo json_encode($list), "\n";
--EXPECT--
0/1 0/1 0/0
[1,{"x":2,"y":1,"new":1},[1]][3,{"z":4,"new":1},[3]][1,{"0":2,"z":5,"new":1},[1,2]]
ints(): Argument #2 must be of type int, string given, called in {PWD}/named_arguments_collected.php on line 15
Named parameter $x overwrites previous argument
26
1/1 1/1 1/1
[1,{"x":2,"y":1,"new":1},[1]][3,{"z":4,"new":1},[3]][1,{"0":2,"z":5,"new":1},[1,2]]
ints(): Argument #2 must be of type int, string given, called in {PWD}/named_arguments_collected.php on line 15
Named parameter $x overwrites previous argument
26
2/1 2/1 2/2
[1,{"x":2,"y":1,"new":1},[1]][3,{"z":4,"new":1},[3]][1,{"0":2,"z":5,"new":1},[1,2]]
ints(): Argument #2 must be of type int, string given, called in {PWD}/named_arguments_collected.php on line 15
Named parameter $x overwrites previous argument
26
[2,3,9,1,2,3]
