--TEST--
call_user_func_array() of lists, slices, references, named arguments, closures, methods and functions with many variables
--FILE--
<?php
function sum(...$numbers) { return implode("+", $numbers); }
function by_reference(&$a, $b) { $a .= $b; return $a; }
function named($a, $b = "B", ...$rest) { return "$a$b" . json_encode($rest); }
class Box {
    function __construct(private array $values) {}
    function __invoke($x) { return $x . count($this->values); }
    function all($from, $length = null) { return call_user_func_array('sum', array_slice($this->values, $from, $length)); }
    private function hidden($x) { return "hidden $x"; }
    function reach() { return call_user_func_array([$this, 'hidden'], [1]); }
    static function shared($x) { return static::class . $x; }
    function __call($name, $arguments) { return $name . json_encode($arguments); }
}
class SubBox extends Box {}
$box = new Box([1, 2, 3, 4, 5]);
for ($i = 0; $i < 2; $i++) {
    foreach ([[0], [2], [-2], [1, 2], [1, -1], [-3, -1], [-9, 2], [7], [3, 0], [2, 99]] as $slice) {
        echo $box->all(...$slice), "|";
    }
    echo "\n", call_user_func_array($box, ["x"]), call_user_func_array([$box, 'other'], [1, 'k' => 2]), $box->reach(), "\n";
    try {
        echo call_user_func_array([$box, 'hidden'], [1]), "\n";
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    echo call_user_func_array(['SubBox', 'shared'], [1]), call_user_func_array('SubBox::shared', [2]),
        call_user_func_array(fn($a, $b = 3) => $a + $b, [1]), "\n";
    echo call_user_func_array('named', ['b' => 1, 'a' => 2]), call_user_func_array('named', [1, 2, 3, 'c' => 4]),
        call_user_func_array('named', ['x']), "\n";
    try {
        call_user_func_array('named', [1, 'a' => 2]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    $text = "t";
    $arguments = [&$text, "u"];
    echo call_user_func_array('by_reference', $arguments), $text, call_user_func_array('sum', $arguments), "\n";
    try {
        call_user_func_array('sum', 5);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    echo call_user_func('sum', 1, 2), call_user_func([new SubBox([]), 'shared'], 3), call_user_func('strtoupper', 'x'), "\n";
}
$body = '';
for ($i = 0; $i < 300; $i++) {
    $body .= "\$v$i = \$from + $i;";
}
eval("function many(\$from, \$step = 1) { $body return \$v299 + count(func_get_args()) * 1000; }");
echo many(1), " ", many(1, 2, 3), " ", call_user_func('many', 2), " ", implode(",", array_map('many', [1, 2])), "\n";
--EXPECT--
1+2+3+4+5|3+4+5|4+5|2+3|2+3+4|3+4|1+2|||3+4+5|
x5other{"0":1,"k":2}hidden 1
hidden[1]
SubBox1SubBox24
21[]12{"0":3,"c":4}xB[]
Named parameter $a overwrites previous argument
tututu+u
call_user_func_array(): Argument #2 ($args) must be of type array, int given
1+2SubBox3X
1+2+3+4+5|3+4+5|4+5|2+3|2+3+4|3+4|1+2|||3+4+5|
x5other{"0":1,"k":2}hidden 1
hidden[1]
SubBox1SubBox24
21[]12{"0":3,"c":4}xB[]
Named parameter $a overwrites previous argument
tututu+u
call_user_func_array(): Argument #2 ($args) must be of type array, int given
1+2SubBox3X
1300 3300 1301 1300,1301
