--TEST--
Named arguments that are spread, collected and filled by defaults
--FILE--
<?php
function show(mixed ...$values): void {
    echo json_encode($values, JSON_PRESERVE_ZERO_FRACTION | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
class V1 {
    function __construct(public int $id = 0, public string $n = 'd', public ?array $l = [1], public float $f = 1.5, public $e = V1::class, public bool $b = false) {}
    static function mk(mixed ...$a):static {
        return new static(...$a);
    }
    static function tv(int ...$x) {
        return $x;
    }
    static function col($p, ...$r) {
        return [$p, $r, func_get_args()];
    }
}
foreach ([1, 2, 3] as $_) {
    show(V1::mk(), V1::mk(3), V1::mk(n:'q', id:2), V1::mk(...['n' => 'z']), V1::mk(...[4, 'n' => 'y', 'f' => 2]), V1::tv(1, 2, a:3), V1::tv(...['k' => 1, 'j' => 2]), V1::col(1, 2, x:3), V1::col(...['p' => 1, 'q' => 2]), V1::col(...[1, 2, 'q' => 3, 'r' => 4]));
    try {
        V1::tv(1, a:'x');
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        V1::col(...['q' => 1]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        V1::col(1, ...['p' => 1]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        V1::mk(...['zz' => 1]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        V1::col(...['p' => 1], ...['q' => 2], ...['q' => 3]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        V1::col(1, ...['q' => 2], ...[5]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    show((fn(...$a) => $a)(5, a:1, b:2));
}
--EXPECT--
[{"id":0,"n":"d","l":[1],"f":1.5,"e":"V1","b":false},{"id":3,"n":"d","l":[1],"f":1.5,"e":"V1","b":false},{"id":2,"n":"q","l":[1],"f":1.5,"e":"V1","b":false},{"id":0,"n":"z","l":[1],"f":1.5,"e":"V1","b":false},{"id":4,"n":"y","l":[1],"f":2.0,"e":"V1","b":false},{"0":1,"1":2,"a":3},{"k":1,"j":2},[1,{"0":2,"x":3},[1,2]],[1,{"q":2},[1]],[1,{"0":2,"q":3,"r":4},[1,2]]]
V1::tv(): Argument #2 must be of type int, string given, called in {PWD}/named_arguments_spread_and_collected.php on line 20
Too few arguments to function V1::col(), 0 passed in {PWD}/named_arguments_spread_and_collected.php on line 25 and exactly 1 expected
Named parameter $p overwrites previous argument
Unknown named parameter $zz
Named parameter $q overwrites previous argument
[{"0":5,"a":1,"b":2}]
[{"id":0,"n":"d","l":[1],"f":1.5,"e":"V1","b":false},{"id":3,"n":"d","l":[1],"f":1.5,"e":"V1","b":false},{"id":2,"n":"q","l":[1],"f":1.5,"e":"V1","b":false},{"id":0,"n":"z","l":[1],"f":1.5,"e":"V1","b":false},{"id":4,"n":"y","l":[1],"f":2.0,"e":"V1","b":false},{"0":1,"1":2,"a":3},{"k":1,"j":2},[1,{"0":2,"x":3},[1,2]],[1,{"q":2},[1]],[1,{"0":2,"q":3,"r":4},[1,2]]]
V1::tv(): Argument #2 must be of type int, string given, called in {PWD}/named_arguments_spread_and_collected.php on line 20
Too few arguments to function V1::col(), 0 passed in {PWD}/named_arguments_spread_and_collected.php on line 25 and exactly 1 expected
Named parameter $p overwrites previous argument
Unknown named parameter $zz
Named parameter $q overwrites previous argument
[{"0":5,"a":1,"b":2}]
[{"id":0,"n":"d","l":[1],"f":1.5,"e":"V1","b":false},{"id":3,"n":"d","l":[1],"f":1.5,"e":"V1","b":false},{"id":2,"n":"q","l":[1],"f":1.5,"e":"V1","b":false},{"id":0,"n":"z","l":[1],"f":1.5,"e":"V1","b":false},{"id":4,"n":"y","l":[1],"f":2.0,"e":"V1","b":false},{"0":1,"1":2,"a":3},{"k":1,"j":2},[1,{"0":2,"x":3},[1,2]],[1,{"q":2},[1]],[1,{"0":2,"q":3,"r":4},[1,2]]]
V1::tv(): Argument #2 must be of type int, string given, called in {PWD}/named_arguments_spread_and_collected.php on line 20
Too few arguments to function V1::col(), 0 passed in {PWD}/named_arguments_spread_and_collected.php on line 25 and exactly 1 expected
Named parameter $p overwrites previous argument
Unknown named parameter $zz
Named parameter $q overwrites previous argument
[{"0":5,"a":1,"b":2}]
