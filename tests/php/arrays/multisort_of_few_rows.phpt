--TEST--
array_multisort() of few rows: stable, orders and kinds, names, References, literals, mistakes
--FILE--
<?php
function show(...$arrays) { echo json_encode($arrays), "\n"; }
$a = [3, 1, 2, 1, 3]; $b = ['c', 'a', 'b', 'z', 'a'];
$c = $a; $d = $b; array_multisort($c, $d); show($c, $d, $a, $b);
$c = $a; $d = $b; array_multisort($c, SORT_DESC, $d); show($c, $d);
$c = $a; $d = $b; array_multisort($c, SORT_DESC, SORT_NUMERIC, $d, SORT_STRING, SORT_DESC); show($c, $d);
$c = $a; $d = [[1], [2], [3], [4], [5]]; array_multisort($c, $d); show($c, $d);
$c = [3, 1, 2]; $d = [[1], [2], [3]]; array_multisort($c, $d); show($c, $d);
$c = ['10', '9', '1e1', '9.0']; array_multisort($c); show($c); array_multisort($c, SORT_STRING); show($c); array_multisort($c, SORT_NUMERIC); show($c);
$c = ['10', '9', '1']; $d = [1, 2, 3]; array_multisort($c, SORT_STRING, $d); show($c, $d);
$c = ['B', 'a', 'C']; array_multisort($c, SORT_STRING | SORT_FLAG_CASE); show($c); $c = ['x10', 'x9']; array_multisort($c, SORT_NATURAL); show($c);
$c = [1.5, -2.0, 0.5]; $d = ['x' => 1, 7 => 2, 'y' => 3]; next($d); array_multisort($c, SORT_NUMERIC, $d); show($c, $d, key($d)); $d[] = 4; show($d);
$c = ['k' => 2, 'l' => 1, 5 => 0]; array_multisort($c); show($c); $c[] = 9; show($c);
$c = [1, '1', true, null]; array_multisort($c); show($c);
$c = [NAN, 1.0]; array_multisort($c); echo count($c), "\n";
$c = []; $d = []; var_dump(array_multisort($c, $d)); show($c, $d);
$c = [5]; array_multisort($c, SORT_DESC); show($c);
$one = 2; $c = [3, &$one, 1]; array_multisort($c); show($c); $one = 9; show($c);
$c = [2, 1]; $e = &$c; array_multisort($c, $c); show($c, $e);
$c = [2, 1]; array_multisort($c, [1, 2]); show($c); array_multisort([2, 1], $c); show($c);
$c = range(70, 1); array_multisort($c); show(count($c), $c[0], $c[69]); $c = range(64, 1); $d = range(1, 64); array_multisort($c, $d); show($c[0], $d[0], $c[63]);
$c = ['x', "\xe9", 'a']; array_multisort($c); echo bin2hex(implode($c)), "\n";
$data = [['v' => 67, 'e' => 2], ['v' => 86, 'e' => 1], ['v' => 85, 'e' => 6], ['v' => 67, 'e' => 7]];
array_multisort(array_column($data, 'v'), SORT_DESC, array_column($data, 'e'), SORT_ASC, $data); show($data);
$order = SORT_DESC; $c = [1, 2]; array_multisort($c, $order); show($c, $order);
$f = $g = $h = $i = [2, 1]; array_multisort($f, $g, $h, $i); show($f, $i); $j = [1, 2]; array_multisort($f, $g, $h, $i, $j); show($j);
class Dies { public function __construct(public $name) {} public function __destruct() { echo "($this->name dies) "; } }
$c = [2, 1]; $d = [new Dies('x'), new Dies('y')]; array_multisort($c, $d); echo $d[0]->name, ' '; $d = null; echo "\n";
foreach ([fn() => array_multisort($a, [1]), fn() => array_multisort($a, SORT_ASC, SORT_DESC), fn() => array_multisort($a, SORT_STRING, SORT_NUMERIC), fn() => array_multisort($a, 77), fn() => array_multisort($a, 'x')] as $call) {
    try {
        $call();
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}
--EXPECT--
[[1,1,2,3,3],["a","z","b","a","c"],[3,1,2,1,3],["c","a","b","z","a"]]
[[3,3,2,1,1],["a","c","b","a","z"]]
[[3,3,2,1,1],["c","a","b","z","a"]]
[[1,1,2,3,3],[[2],[4],[3],[1],[5]]]
[[1,2,3],[[2],[3],[1]]]
[["9","9.0","10","1e1"]]
[["10","1e1","9","9.0"]]
[["9","9.0","10","1e1"]]
[["1","10","9"],[3,1,2]]
[["a","B","C"]]
[["x9","x10"]]
[[-2,0.5,1.5],{"0":2,"y":3,"x":1},0]
[{"0":2,"y":3,"x":1,"3":4}]
[{"0":0,"l":1,"k":2}]
[{"0":0,"l":1,"k":2,"3":9}]
[[null,1,"1",true]]
2
bool(true)
[[],[]]
[[5]]
[[1,2,3]]
[[1,9,3]]
[[1,2],[1,2]]
[[1,2]]
[[2,1]]
[70,1,70]
[1,64,64]
6178e9
[[{"v":86,"e":1},{"v":85,"e":6},{"v":67,"e":2},{"v":67,"e":7}]]
[[2,1],3]
[[1,2],[1,2]]
[[1,2]]
y (y dies) (x dies) 
ValueError: Array sizes are inconsistent
TypeError: array_multisort(): Argument #3 must be an array or a sort flag that has not already been specified
TypeError: array_multisort(): Argument #3 must be an array or a sort flag that has not already been specified
ValueError: array_multisort(): Argument #2 must be a valid sort flag
TypeError: array_multisort(): Argument #2 must be an array or a sort flag
