--TEST--
Stack traces name functions, methods, closures, callbacks and arguments
--FILE--
<?php
namespace Sp;
class A {
    function m($x) { return $this->n($x, [1], $this, null, 1.5, true); }
    private function n(...$a) { return self::s("a long string that is cut off", ...$a); }
    static function s($p) { return array_map(fn($q) => throw new \Exception("deep"), [1]); }
    function __get($n) { return (function () { return $this->m("prop"); })(); }
    function __toString() { return $this->gen()->current(); }
    function gen() { yield $this->m(2); }
}
foreach ([fn() => (new A)->m(1), fn() => (new A)->prop, fn() => "" . new A, fn() => eval('return (new Sp\A)->m(3);'), fn() => usort($GLOBALS['arr'], [new A, 'm'])] as $f) {
    $arr = [1, 2];
    try { $f(); } catch (\Exception $e) { echo str_replace(__DIR__ . '/', '', $e->getTraceAsString()), "\n\n"; }
}
function tracer() { return count(debug_backtrace()) . debug_backtrace()[0]['function']; }
echo tracer(), " ", \call_user_func('Sp\tracer'), "\n";
--EXPECT--
#0 [internal function]: Sp\A::Sp\{closure}(1)
#1 traces.php(6): array_map(Object(Closure), Array)
#2 traces.php(5): Sp\A::s('a long string t...', 1, Array, Object(Sp\A), NULL, 1.5, true)
#3 traces.php(4): Sp\A->n(1, Array, Object(Sp\A), NULL, 1.5, true)
#4 traces.php(11): Sp\A->m(1)
#5 traces.php(13): Sp\{closure}()
#6 {main}

#0 [internal function]: Sp\A::Sp\{closure}(1)
#1 traces.php(6): array_map(Object(Closure), Array)
#2 traces.php(5): Sp\A::s('a long string t...', 'prop', Array, Object(Sp\A), NULL, 1.5, true)
#3 traces.php(4): Sp\A->n('prop', Array, Object(Sp\A), NULL, 1.5, true)
#4 traces.php(7): Sp\A->m('prop')
#5 traces.php(7): Sp\A->Sp\{closure}()
#6 traces.php(11): Sp\A->__get('prop')
#7 traces.php(13): Sp\{closure}()
#8 {main}

#0 [internal function]: Sp\A::Sp\{closure}(1)
#1 traces.php(6): array_map(Object(Closure), Array)
#2 traces.php(5): Sp\A::s('a long string t...', 2, Array, Object(Sp\A), NULL, 1.5, true)
#3 traces.php(4): Sp\A->n(2, Array, Object(Sp\A), NULL, 1.5, true)
#4 traces.php(9): Sp\A->m(2)
#5 [internal function]: Sp\A->gen()
#6 traces.php(8): Generator->current()
#7 traces.php(11): Sp\A->__toString()
#8 traces.php(13): Sp\{closure}()
#9 {main}

#0 [internal function]: Sp\A::Sp\{closure}(1)
#1 traces.php(6): array_map(Object(Closure), Array)
#2 traces.php(5): Sp\A::s('a long string t...', 3, Array, Object(Sp\A), NULL, 1.5, true)
#3 traces.php(4): Sp\A->n(3, Array, Object(Sp\A), NULL, 1.5, true)
#4 traces.php(11) : eval()'d code(1): Sp\A->m(3)
#5 traces.php(11): eval()
#6 traces.php(13): Sp\{closure}()
#7 {main}

#0 [internal function]: Sp\A::Sp\{closure}(1)
#1 traces.php(6): array_map(Object(Closure), Array)
#2 traces.php(5): Sp\A::s('a long string t...', 1, Array, Object(Sp\A), NULL, 1.5, true)
#3 traces.php(4): Sp\A->n(1, Array, Object(Sp\A), NULL, 1.5, true)
#4 [internal function]: Sp\A->m(1, 2)
#5 traces.php(11): usort(Array, Array)
#6 traces.php(13): Sp\{closure}()
#7 {main}

1Sp\tracer 1Sp\tracer
