--TEST--
What parameters and results of type callable take, the second time as the first
--FILE--
<?php
namespace N;
class A {
    public static function s() {}
    private function p() {}
    protected static function q() {}
    public function own(callable $c) { return 'ok'; }
    public function __invoke() {}
    public function in() {
        return $this->own([$this, 'p']) . $this->own('N\A::q') . $this->own([self::class, 'q']);
    }
    static function returned($x): callable { return $x; }
}
class M {
    function __call($name, $arguments) {}
    static function __callStatic($name, $arguments) {}
}
abstract class Base {
    abstract static function f();
    static function g() {}
    function inst() {}
}
function one(callable $c) { return \get_debug_type($c); }
function some(?callable $c = null, callable|int $d = 5) { return \get_debug_type($c) . ' ' . \get_debug_type($d); }
function by_reference(callable &$c) { return $c; }

$a = new A;
$cases = ['strlen', 'STRLEN', '\strlen', 'nope', 'N\one', 'N\A::s', 'N\A::p', 'N\A::q', 'N\A::zz', ['N\A', 's'], ['N\A', 'p'],
    [$a, 's'], [$a, 'p'], [$a, 'OWN'], $a, new M, [new M, 'x'], ['N\M', 'y'], 'N\M::z', ['N\Base', 'f'], ['N\Base', 'g'],
    ['N\Base', 'inst'], [1, 2], [], 5, null, true, fn() => 1, ['a' => $a, 'b' => 's'], [$a], "strlen\0"];
for ($round = 0; $round < 2; $round++) {
    foreach ($cases as $number => $case) {
        $line = [];
        foreach ([one(...), some(...), fn($c) => some(null, $c), A::returned(...)] as $function) {
            try {
                $line[] = \get_debug_type($function($case));
            } catch (\TypeError $error) {
                $line[] = 'no';
            }
        }
        echo $number, ' ', \implode(', ', $line), "\n";
    }
}
echo $a->in(), $a->in(), "\n";
$name = 'strlen';
echo by_reference($name), by_reference($name), "\n";
try {
    one('nope');
} catch (\TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
0 string, string, string, string
1 string, string, string, string
2 string, string, string, string
3 no, no, no, no
4 string, string, string, string
5 string, string, string, string
6 no, no, no, no
7 no, no, no, string
8 no, no, no, no
9 string, string, string, array
10 no, no, no, no
11 string, string, string, array
12 no, no, no, array
13 string, string, string, array
14 string, string, string, N\A
15 no, no, no, no
16 string, string, string, array
17 string, string, string, array
18 string, string, string, string
19 no, no, no, no
20 string, string, string, array
21 no, no, no, no
22 no, no, no, no
23 no, no, no, no
24 no, no, string, no
25 no, string, no, no
26 no, no, string, no
27 string, string, string, Closure
28 no, no, no, no
29 no, no, no, no
30 no, no, no, no
0 string, string, string, string
1 string, string, string, string
2 string, string, string, string
3 no, no, no, no
4 string, string, string, string
5 string, string, string, string
6 no, no, no, no
7 no, no, no, string
8 no, no, no, no
9 string, string, string, array
10 no, no, no, no
11 string, string, string, array
12 no, no, no, array
13 string, string, string, array
14 string, string, string, N\A
15 no, no, no, no
16 string, string, string, array
17 string, string, string, array
18 string, string, string, string
19 no, no, no, no
20 string, string, string, array
21 no, no, no, no
22 no, no, no, no
23 no, no, no, no
24 no, no, string, no
25 no, string, no, no
26 no, no, string, no
27 string, string, string, Closure
28 no, no, no, no
29 no, no, no, no
30 no, no, no, no
okokokokokok
strlenstrlen
N\one(): Argument #1 ($c) must be of type callable, string given, called in {PWD}/callable_parameters.php on line 48
