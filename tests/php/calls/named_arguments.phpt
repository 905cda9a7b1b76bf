--TEST--
Named arguments: defaults, holes, variadics, errors
--FILE--
<?php
function f($a, $b = "B", $c = [1], ...$rest) { echo json_encode(func_get_args()), json_encode([$a, $b, $c, $rest]), "\n"; }
f(1, c: 3);
f(c: 3, a: 1);
f(1, 2, 3, 4, x: 5);
f(...[1, 2], ...['c' => 9, 'd' => 8]);
f(...['b' => 1, 'a' => 0]);
call_user_func_array('f', ['c' => 1, 'a' => 2]);
class K { const D = 5; function __construct(public int $x = 1, public int $y = self::D) {} static function __callStatic($n, $a) { echo $n, json_encode($a), "\n"; } }
echo json_encode([new K(y: 3), new K(...['y' => 4])]), "\n";
K::magic(1, two: 2);
foreach ([fn() => f(), fn() => f(b: 1), fn() => f(1, a: 2), fn() => f(...['a' => 1], ...['a' => 2]), fn() => strlen(str: 1),
          fn() => new K(z: 1), fn() => f(1, x: 1, ...[]), fn() => (fn($p) => $p)(q: 1)] as $call) {
    try { $call(); } catch (Error $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
function r(&$x, &$y = null) { $x++; $y = "set"; }
$v = 1; r(y: $w, x: $v); echo $v, $w, "\n";
echo str_pad(string: "x", length: 5, pad_type: STR_PAD_LEFT, pad_string: "-"), "\n";
--EXPECT--

Fatal error: Cannot use argument unpacking after named arguments in {PWD}/named_arguments.php on line 13
--EXIT--
255
