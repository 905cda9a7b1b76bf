--TEST--
What a parameter or return type accepts is found out at the first call
--FILE--
<?php
namespace N;

interface I {}
abstract class P implements I {}
class A extends P { function m(self $x): static { return $this; } }
final class B extends A {}
class_alias(A::class, 'N\\Other');

function f(I $i, ?P $p, A|int $a, \N\B $b, iterable $c = [], ?callable $d = null, Other $e = new A): P { return $b; }
function number(int|float $x): float { return $x; }
function text(string $s): ?string { return $s === '' ? null : $s; }
function finish(int $a, ?string $b = null, array|\stdClass $c = [], int ...$r): ?int {
    try {
        return $a + count($c);
    } finally {
        echo "finally\n";
    }
}

$b = new B;
$a = new A;
echo get_class(f($a, null, 3, $b)), get_class(f($b, $a, $b, $b, new \ArrayIterator([]), fn() => 1)), get_class($b->m($a)), "\n";
var_dump(number(2), number(2.5), text(5), text(''), text(new \Exception('x') instanceof \Stringable ? 'yes' : 'no'));
var_dump(finish(1), finish(2, 'x', [1, 2], 3));
$wrong = [fn() => f(new \stdClass, null, 1, $b), fn() => f($a, $b, 1, $a), fn() => $a->m(new \stdClass),
    fn() => f($a, $a, 1, $b, 5), fn() => number("x"), fn() => finish("zz")];
foreach ($wrong as $call) {
    try {
        $call();
    } catch (\TypeError $e) {
        echo explode(', called', $e->getMessage())[0], "\n";
    }
}
--EXPECT--
N\BN\BN\B
float(2)
float(2.5)
string(1) "5"
NULL
string(3) "yes"
finally
finally
int(1)
int(4)
N\f(): Argument #1 ($i) must be of type N\I, stdClass given
N\f(): Argument #4 ($b) must be of type N\B, N\A given
N\A::m(): Argument #1 ($x) must be of type N\A, stdClass given
N\f(): Argument #5 ($c) must be of type Traversable|array, int given
N\number(): Argument #1 ($x) must be of type int|float, string given
N\finish(): Argument #1 ($a) must be of type int, string given
