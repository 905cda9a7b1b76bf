--TEST--
iterator_to_array(), iterator_count() and iterator_apply() of all kinds of iterators, ArrayIterator by hand
--FILE--
<?php
function gen($n = 3) { for ($i = 0; $i < $n; $i++) yield "k$i" => $i; return 'r'; }
function dup() { yield 1; yield 2; yield from [7, 8]; yield 'x' => 9; yield 'x' => 10; yield '5' => 'five'; yield 1.7 => 'float'; yield true => 'true'; yield null => 'null'; }
function throws() { yield 1; throw new LogicException('from the generator'); }
class It implements Iterator { private $i = 0; public $log = ''; function __construct(private $n = 3) {}
  function current(): mixed { $this->log .= 'c'; return $this->i * 2; } function key(): mixed { $this->log .= 'k'; return "i{$this->i}"; }
  function next(): void { $this->log .= 'n'; $this->i++; } function rewind(): void { $this->log .= 'r'; $this->i = 0; } function valid(): bool { $this->log .= 'v'; return $this->i < $this->n; } }
class Agg implements IteratorAggregate { function __construct(private $inner) {} function getIterator(): Traversable { return $this->inner; } }
class MyAI extends ArrayIterator { function current(): mixed { return 'mine' . parent::current(); } }
class MyNext extends ArrayIterator { function next(): void { parent::next(); parent::next(); } }
for ($round = 0; $round < 2; $round++) {
foreach ([fn() => gen(), fn() => gen(0), fn() => new It, fn() => new It(0), fn() => new Agg(gen()), fn() => new Agg(new Agg(new It)), fn() => new ArrayIterator([1, 'a' => 2, 3]),
    fn() => new ArrayIterator([]), fn() => new ArrayObject(['q' => 1, 2]), fn() => new MyAI([1, 2]), fn() => new MyNext([1, 2, 3, 4]), fn() => new SplFixedArray(2), fn() => new ArrayIterator(new It), fn() => (function () { yield from gen(2); yield 5; })()] as $n => $make) {
    echo $n, " ", json_encode(iterator_to_array($make())), json_encode(iterator_to_array($make(), false)), iterator_count($make());
    $it = $make(); $calls = 0; echo iterator_apply($it, function () use (&$calls) { $calls++; return $calls < 2; }), $calls, iterator_apply($make(), 'pi'), iterator_apply($make(), fn(...$a) => print(count($a)), [1, 2]), "\n";
}
foreach (['iterator_to_array', 'iterator_count'] as $f) { $it = new It; $f($it); echo $f, " ", $it->log, "\n"; }
$it = new It; iterator_apply($it, function () use ($it) { $it->log .= '!'; return true; }); echo $it->log, "\n";
foreach (['iterator_to_array', 'iterator_count'] as $f) foreach ([throws(), new Agg(throws())] as $g) try { $f($g); } catch (LogicException $e) { echo get_class($e), $e->getMessage(), count($e->getTrace()), $e->getTrace()[1]['function'], "\n"; }
try { iterator_apply(gen(), function () { throw new DomainException('from the callback'); }); } catch (DomainException $e) { echo $e->getMessage(), "\n"; }
}
var_dump(iterator_to_array(dup()));
$g = gen(); $g->next(); try { iterator_to_array($g); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
$g = gen(); foreach ($g as $v); try { iterator_count($g); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { iterator_to_array(new stdClass); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { iterator_to_array(new Agg(gen()), []); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { iterator_to_array((function () { yield [] => 1; })()); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
function trace() { yield 1; debug_print_backtrace(); yield 2; } iterator_to_array(trace()); iterator_count(new Agg(trace()));
$a = 5; function &refs() { global $a; yield $a; } $x = iterator_to_array(refs()); $a = 6; var_dump($x[0]);
echo "-- ArrayIterator by hand\n";
$i = new ArrayIterator(['a' => 1, 'b' => 2, 'c' => 3]); var_dump($i->valid(), $i->key(), $i->current()); $i->next(); $i->offsetUnset('b'); var_dump($i->key(), $i->current());
$i->next(); $i->next(); var_dump($i->valid(), $i->key(), $i->current()); $i->rewind(); var_dump($i->key()); $i['z'] = 26; while ($i->valid()) { echo $i->key(), '=', $i->current(), ' '; $i->next(); } echo "\n";
$i = new ArrayIterator([1, 2, 3]); $i->next(); foreach ($i as $v) echo $v; var_dump($i->current()); $i->rewind(); $i->next(); $i[] = 4; echo $i->current(), count($i), "\n";
$i = new ArrayIterator(new class { public $p = 1; private $q = 2; public $r = 3; }); var_dump($i->key()); $i->next(); var_dump($i->key(), $i->current()); $i->next(); var_dump($i->valid());
$c = clone $i; $c->rewind(); var_dump($c->key(), $i->key()); try { $i->valid(1); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
--EXPECTF--
0 {"k0":0,"k1":1,"k2":2}[0,1,2]32232223
1 [][]00000
2 {"i0":0,"i1":2,"i2":4}[0,2,4]32232223
3 [][]00000
4 {"k0":0,"k1":1,"k2":2}[0,1,2]32232223
5 {"i0":0,"i1":2,"i2":4}[0,2,4]32232223
6 {"0":1,"a":2,"1":3}[1,2,3]32232223
7 [][]00000
8 {"q":1,"0":2}[1,2]2222222
9 ["mine1","mine2"]["mine1","mine2"]2222222
10 {"0":1,"2":3}[1,3]2222222
11 [null,null][null,null]2222222
12 {"log":""}[""]111121
13 {"k0":0,"k1":1,"0":5}[0,1,5]32232223
iterator_to_array rvcknvcknvcknv
iterator_count rvnvnvnv
rv!nv!nv!nv
LogicExceptionfrom the generator2iterator_to_array
LogicExceptionfrom the generator2iterator_to_array
LogicExceptionfrom the generator2iterator_count
LogicExceptionfrom the generator2iterator_count
from the callback
0 {"k0":0,"k1":1,"k2":2}[0,1,2]32232223
1 [][]00000
2 {"i0":0,"i1":2,"i2":4}[0,2,4]32232223
3 [][]00000
4 {"k0":0,"k1":1,"k2":2}[0,1,2]32232223
5 {"i0":0,"i1":2,"i2":4}[0,2,4]32232223
6 {"0":1,"a":2,"1":3}[1,2,3]32232223
7 [][]00000
8 {"q":1,"0":2}[1,2]2222222
9 ["mine1","mine2"]["mine1","mine2"]2222222
10 {"0":1,"2":3}[1,3]2222222
11 [null,null][null,null]2222222
12 {"log":""}[""]111121
13 {"k0":0,"k1":1,"0":5}[0,1,5]32232223
iterator_to_array rvcknvcknvcknv
iterator_count rvnvnvnv
rv!nv!nv!nv
LogicExceptionfrom the generator2iterator_to_array
LogicExceptionfrom the generator2iterator_to_array
LogicExceptionfrom the generator2iterator_count
LogicExceptionfrom the generator2iterator_count
from the callback

Deprecated: Implicit conversion from float 1.7 to int loses precision in %s on line 22
array(5) {
  [0]=>
  int(7)
  [1]=>
  string(4) "true"
  ["x"]=>
  int(10)
  [5]=>
  string(4) "five"
  [""]=>
  string(4) "null"
}
Cannot rewind a generator that was already run
Cannot traverse an already closed generator
iterator_to_array(): Argument #1 ($iterator) must be of type Traversable|array, stdClass given
iterator_to_array(): Argument #2 ($preserve_keys) must be of type bool, array given
TypeErrorIllegal offset type
#0 [internal function]: trace()
#1 %s(28): iterator_to_array(Object(Generator))
#0 [internal function]: trace()
#1 %s(28): iterator_count(Object(Agg))
int(6)
-- ArrayIterator by hand
bool(true)
string(1) "a"
int(1)
string(1) "c"
int(3)
bool(false)
NULL
NULL
string(1) "a"
a=1 c=3 z=26 
123NULL
24
string(1) "p"
string(1) "r"
int(3)
bool(false)
string(1) "p"
NULL
ArrayIterator::valid() expects exactly 0 arguments, 1 given
