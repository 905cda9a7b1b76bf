--TEST--
How arguments go is found out at the first call, for each function that is called
--FILE--
<?php
namespace Q;

class A {
    function v($a, &$r, ...$z) { $r = 5; return $a; }
    static function s($x) { return $x; }
    function __call($n, $a) { return count($a); }
}
class WithoutConstructor {}
function g() { return 4; }
function &h() { static $q = 9; return $q; }
function add(array &$x) { $x[] = 1; }

$a = new A;
$t = 'z';
for ($i = 0; $i < 2; $i++) {
    echo $a->v($t, $q), $q, $a->v(1 + $i, $q, $t, 2), A::s($t), A::s('k'), A::s(g()), $a->nope($t, 1, g()), \strlen($t),
        $a->v(g(), $x['b'], h()), json_encode($x), "\n";
}
foreach (['Q\add', 'sort'] as $function) {
    $list = [3, 2];
    $function($list);
    echo json_encode($list), "\n";
}
foreach (['v', 's', 'w'] as $method) {
    $list = [1, 2];
    echo $a->$method($list[0], $list[1]), json_encode($list), "\n";
}
try {
    echo $a->v(1, 2);
} catch (\Error $e) {
    echo $e->getMessage(), "\n";
}
var_dump(new WithoutConstructor($t, h(), 5, "$t"));
--EXPECT--
z51zk4314{"b":5}
z52zk4314{"b":5}
[3,2,1]
[2,3]
1[1,5]
1[1,2]
2[1,2]
Q\A::v(): Argument #2 ($r) cannot be passed by reference
object(Q\WithoutConstructor)#3 (0) {
}
