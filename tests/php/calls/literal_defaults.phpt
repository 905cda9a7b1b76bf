--TEST--
Defaults that are literals: arrays stay what they were, references, types, named and too few arguments, what is told of them
--FILE--
<?php
const TEN = 10;
function untyped($a = [1], $b = "x", $c = null) { $a[] = $b; $b .= "!"; return [$a, $b, $c, func_num_args(), func_get_args()]; }
function mixed_types(int $a = 5, $b = [2], ?string $c = null, float $d = 1, $e = TEN) { $b['k'] = $a; return compact('a', 'b', 'c', 'd', 'e'); }
function by_reference(&$a = [0], &$b = 7) { $a[] = 1; $b++; return [$a, $b]; }
function required_behind($a, $b = 2, ...$rest) { $all = get_defined_vars(); unset($b); return [$all, isset($b), $rest]; }
function required_first($a = 1, $b) { return [$a, $b]; }
function generator($a = 3, $b = ["g"]) { foreach ([$a, ...$b] as $value) yield $value; $b[] = 1; yield count($b); }
function trace($a = 1, $b = [2]) { return (new Exception)->getTrace()[0]['args']; }
function recursive($n = 3, $list = []) { $list[] = $n; return $n ? recursive($n - 1, $list) : $list; }
class Thing {
    function __construct(public array $list = [1, 2], protected ?int $n = null, public readonly string $s = "r") {}
    static function make($a = 1, self|int $b = 2) { return [$a, $b]; }
}
for ($i = 0; $i < 2; $i++) {
    echo json_encode([untyped(), untyped([]), untyped([], "y"), untyped([], "y", 3), untyped(1 ? [5] : 0, ...["z", 4, 5])]), "\n";
    echo json_encode([mixed_types(), mixed_types("7"), mixed_types(1, 2 ? [] : 1), mixed_types(c: "named"), mixed_types(e: 1, a: 2)]), "\n";
    echo json_encode([by_reference(), by_reference($fresh), by_reference($fresh, $other), $fresh, $other]), "\n";
    unset($fresh, $other);
    echo json_encode([required_behind(1), required_behind(1, 3, 4, x: 5)]), "\n";
    echo json_encode([iterator_to_array(generator(), false), iterator_to_array(generator(1), false), trace(), trace(5), recursive()]), "\n";
    print_r(new Thing);
    print_r(new Thing(s: "named"));
    echo json_encode(Thing::make()), json_encode(array_map(untyped(...), [[1]])), "\n";
}
foreach ([fn() => required_behind(), fn() => @required_first(1), fn() => mixed_types("no"), fn() => mixed_types(b: 1, x: 2)] as $call) {
    try { $call(); } catch (Error $error) { echo get_class($error), ': ', preg_replace('~ in \S+~', '', $error->getMessage()), "\n"; }
}
--EXPECT--

Deprecated: Optional parameter $a declared before required parameter $b is implicitly treated as a required parameter in {PWD}/literal_defaults.php on line 7
[[[1,"x"],"x!",null,0,[]],[["x"],"x!",null,1,[["x"]]],[["y"],"y!",null,2,[["y"],"y!"]],[["y"],"y!",3,3,[["y"],"y!",3]],[[5,"z"],"z!",4,4,[[5,"z"],"z!",4,5]]]
[{"a":5,"b":{"0":2,"k":5},"c":null,"d":1,"e":10},{"a":7,"b":{"0":2,"k":7},"c":null,"d":1,"e":10},{"a":1,"b":{"k":1},"c":null,"d":1,"e":10},{"a":5,"b":{"0":2,"k":5},"c":"named","d":1,"e":10},{"a":2,"b":{"0":2,"k":2},"c":null,"d":1,"e":1}]
[[[0,1],8],[[1],8],[[1,1],1],[1,1],1]
[[{"a":1,"b":2,"rest":[]},false,[]],[{"a":1,"b":3,"rest":{"0":4,"x":5}},false,{"0":4,"x":5}]]
[[3,"g",2],[1,"g",2],[],[5],[3,2,1,0]]
Thing Object
(
    [list] => Array
        (
            [0] => 1
            [1] => 2
        )

    [n:protected] => 
    [s] => r
)
Thing Object
(
    [list] => Array
        (
            [0] => 1
            [1] => 2
        )

    [n:protected] => 
    [s] => named
)
[1,2][[[1,"x"],"x!",null,1,[[1,"x"]]]]
[[[1,"x"],"x!",null,0,[]],[["x"],"x!",null,1,[["x"]]],[["y"],"y!",null,2,[["y"],"y!"]],[["y"],"y!",3,3,[["y"],"y!",3]],[[5,"z"],"z!",4,4,[[5,"z"],"z!",4,5]]]
[{"a":5,"b":{"0":2,"k":5},"c":null,"d":1,"e":10},{"a":7,"b":{"0":2,"k":7},"c":null,"d":1,"e":10},{"a":1,"b":{"k":1},"c":null,"d":1,"e":10},{"a":5,"b":{"0":2,"k":5},"c":"named","d":1,"e":10},{"a":2,"b":{"0":2,"k":2},"c":null,"d":1,"e":1}]
[[[0,1],8],[[1],8],[[1,1],1],[1,1],1]
[[{"a":1,"b":2,"rest":[]},false,[]],[{"a":1,"b":3,"rest":{"0":4,"x":5}},false,{"0":4,"x":5}]]
[[3,"g",2],[1,"g",2],[],[5],[3,2,1,0]]
Thing Object
(
    [list] => Array
        (
            [0] => 1
            [1] => 2
        )

    [n:protected] => 
    [s] => r
)
Thing Object
(
    [list] => Array
        (
            [0] => 1
            [1] => 2
        )

    [n:protected] => 
    [s] => named
)
[1,2][[[1,"x"],"x!",null,1,[[1,"x"]]]]
ArgumentCountError: Too few arguments to function required_behind(), 0 passed on line 26 and at least 1 expected
ArgumentCountError: Too few arguments to function required_first(), 1 passed on line 26 and exactly 2 expected
TypeError: mixed_types(): Argument #1 ($a) must be of type int, string given, called on line 26
Error: Unknown named parameter $x
