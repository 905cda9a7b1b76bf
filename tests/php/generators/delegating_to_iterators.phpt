--TEST--
yield from iterators, generators in generators and arrays: keys, sent values, exceptions on the way, traces
--FILE--
<?php
class It implements Iterator {
    private $i = 0;
    function __construct(private int $n, private int $fails = -1, private string $where = '') {}
    function step($name) { echo "[$name]"; if ($this->where === $name && $this->i >= $this->fails) throw new Exception("in $name"); }
    function rewind(): void { $this->step('rewind'); $this->i = 0; }
    function valid(): bool { $this->step('valid'); return $this->i < $this->n; }
    function current(): mixed { $this->step('current'); return "v$this->i"; }
    function key(): mixed { $this->step('key'); return "k$this->i"; }
    function next(): void { $this->i++; $this->step('next'); }
}
class Agg implements IteratorAggregate { function __construct(private $it) {} function getIterator(): Iterator { return $this->it; } }
function inner($n) { for ($i = 0; $i < $n; $i++) { $got = yield "i$i" => $i; if ($got) echo "<$got>"; } return "r$n"; }
function outer($source) {
    try { $r = yield from $source; echo "(returned ", var_export($r, true), ")"; }
    catch (Exception $e) { echo "(caught ", $e->getMessage(), " ", count($e->getTrace()), ")"; }
    yield 'after';
}
function deep($depth) { if ($depth) { $r = yield from deep($depth - 1); yield $depth; return $r + 1; } yield 0; return 0; }
foreach ([new It(2), new It(0), new Agg(new It(1)), inner(2), [1, 'x' => 2], new ArrayIterator([7, 8])] as $source) {
    foreach (outer(outer($source)) as $k => $v) echo " $k=>$v";
    echo "\n";
}
foreach (['rewind', 'valid', 'current', 'key', 'next'] as $where) {
    foreach ([0, 1] as $fails) {
        try { foreach (outer(new It(2, $fails, $where)) as $k => $v) echo " $k=>$v"; } catch (Exception $e) { echo "OUT ", $e->getMessage(); }
        echo "\n";
    }
}
$g = outer(outer(inner(3)));
echo $g->current(), $g->send('A'), $g->send('B'), $g->key(), "\n";
$g->next(); echo json_encode([$g->valid(), $g->current(), $g->key()]), "\n";
$d = deep(4); foreach ($d as $v) echo $v; echo ' ', $d->getReturn(), "\n";
$t = outer(outer(inner(2))); $t->current();
echo $t->throw(new Exception('thrown in')), "\n";
$shared = inner(4);
function take($g) { yield from $g; }
$a = take($shared); $b = take($shared);
echo $a->current(), $b->current(); $a->next(); echo $b->current(); $b->next(); echo $a->current(), $a->key(), "\n";
?>
--EXPECT--
[rewind][valid][current][key] k0=>v0[next][valid][current][key] k1=>v1[next][valid](returned NULL) 0=>after(returned NULL) 0=>after
[rewind][valid](returned NULL) 0=>after(returned NULL) 0=>after
[rewind][valid][current][key] k0=>v0[next][valid](returned NULL) 0=>after(returned NULL) 0=>after
 i0=>0 i1=>1(returned 'r2') 0=>after(returned NULL) 0=>after
 0=>1 x=>2(returned NULL) 0=>after(returned NULL) 0=>after
 0=>7 1=>8(returned NULL) 0=>after(returned NULL) 0=>after
[rewind](caught in rewind 3) 0=>after
[rewind][valid][current][key] k0=>v0[next][valid][current][key] k1=>v1[next][valid](returned NULL) 0=>after
[rewind][valid](caught in valid 3) 0=>after
[rewind][valid][current][key] k0=>v0[next][valid](caught in valid 3) 0=>after
[rewind][valid][current](caught in current 3) 0=>after
[rewind][valid][current][key] k0=>v0[next][valid][current](caught in current 3) 0=>after
[rewind][valid][current][key](caught in key 3) 0=>after
[rewind][valid][current][key] k0=>v0[next][valid][current][key](caught in key 3) 0=>after
[rewind][valid][current][key] k0=>v0[next](caught in next 3) 0=>after
[rewind][valid][current][key] k0=>v0[next](caught in next 3) 0=>after
0<A>1<B>2i2
(returned 'r3')[true,"after",0]
01234 4
(caught thrown in 0)after
0012i2
