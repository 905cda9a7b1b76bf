--TEST--
Outer iterators over user iterators, generators and arrays: what is asked, what throws, what back traces show
--FILE--
<?php
class Talking implements Iterator
{
    public $i = 0;
    public $throws = '';

    public function __construct(public int $n = 3, public bool $talks = true) {}

    private function say(string $what): void
    {
        if ($this->talks) {
            echo "[$what $this->i] ";
        }
        if ($this->throws === $what) {
            $this->throws = '';
            throw new Exception("in $what");
        }
    }

    public function rewind(): void { $this->say('rewind'); $this->i = 0; }
    public function valid(): bool { $this->say('valid'); return $this->i < $this->n; }
    public function current(): mixed { $this->say('current'); return $this->i * 10; }
    public function key(): mixed { $this->say('key'); return "k$this->i"; }
    public function next(): void { $this->say('next'); $this->i++; }
}

class Even extends FilterIterator
{
    public function accept(): bool { echo "<", $this->key(), "> "; return $this->current() % 20 == 0; }
}

function &byReference(array &$values) { foreach ($values as &$value) { yield $value; } }
function counting($n) { try { for ($i = 0; $i < $n; $i++) { yield "g$i" => $i; } } finally { echo "(end) "; } }

function show(string $title, iterable $it): void
{
    echo $title, ": ";
    try {
        foreach ($it as $key => $value) {
            echo "$key=>", is_object($value) ? get_class($value) : $value, " ";
        }
    } catch (Throwable $e) {
        echo get_class($e), " ", $e->getMessage(), " | ", var_export($it instanceof OuterIterator ? [$it->key(), $it->current()] : null, true);
    }
    echo "\n";
}

foreach (['IteratorIterator', 'Even', 'NoRewindIterator'] as $class) {
    show($class, new $class(new Talking));
    show("$class array", new $class(new ArrayIterator(['a' => 0, 'b' => 10, 'c' => 20])));
    show("$class generator", new $class(counting(3)));
    show("$class nothing", new $class(new EmptyIterator));
    show("$class of $class", new $class(new $class(new Talking(2, false))));
}
show('limit', new LimitIterator(new Talking, 1, 1));
show('limit of all', new LimitIterator(new Talking(2, false), 1));
show('limit far', new LimitIterator(new Talking(2, false), PHP_INT_MAX, 5));
show('limit generator', new LimitIterator(counting(5), 0, 2));
show('limit array', new LimitIterator(new ArrayIterator([1, 2, 3, 4]), 2, 9));
show('infinite', new LimitIterator(new InfiniteIterator(new Talking(2, false)), 0, 5));
show('callback', new CallbackFilterIterator(new Talking(4, false), fn($value, $key, $it) => $key !== 'k1' && $it->i !== 2));
show('callback by name', new CallbackFilterIterator(new ArrayIterator([1, 'x', 2]), 'is_int'));
show('callback with reference', new CallbackFilterIterator(new ArrayIterator([1, 2]), function (&$value) { $value++; return true; }));
show('regex', new RegexIterator(new ArrayIterator(['ab', 'cd', 'ae']), '/^a/'));
show('caching', new CachingIterator(new Talking(2, false)));
$append = new AppendIterator;
$append->append(new ArrayIterator([1, 2]));
$append->append(counting(2));
show('append', $append);

foreach (['rewind', 'valid', 'current', 'key', 'next'] as $place) {
    foreach (['IteratorIterator', 'Even'] as $class) {
        $inner = new Talking(2, false);
        $inner->throws = $place;
        show("$class throws in $place", new $class($inner));
    }
    $inner = new Talking(3, false);
    $inner->throws = $place;
    show("limit throws in $place", new LimitIterator($inner, 1));
}

class Throwing extends FilterIterator { public function accept(): bool { throw new LogicException("accept"); } }
show('accept throws', new Throwing(new Talking(2, false)));
show('callback throws', new CallbackFilterIterator(counting(2), fn() => throw new LogicException("callback")));
show('callback with odd results', new CallbackFilterIterator(new ArrayIterator([1, 2, 3, 4]), fn($v) => [[], 'x', 0, new stdClass][$v - 1]));

class Tracing extends Talking
{
    public function next(): void { parent::next(); (function () { foreach (debug_backtrace() as $f) { echo $f['class'] ?? '', $f['type'] ?? '', $f['function'], " "; } echo "\n"; })(); }
}
class Own extends IteratorIterator { public function next(): void { echo "own "; parent::next(); } public function current(): mixed { return parent::current() + 1; } }
foreach (new Own(new Tracing(1, false)) as $value) { echo $value, ": "; }
$it = new CallbackFilterIterator(new Tracing(1, false), fn() => true);
$it->rewind();
$it->next();
var_dump($it->valid(), $it->key(), $it->current());

$values = [1, 2, 3];
$it = new IteratorIterator(byReference($values));
foreach ($it as $value) { $values[0] = 9; echo $value, " "; }
$it = new IteratorIterator(new ArrayIterator($values));
$it->rewind();
echo $it->current(), "\n";

class Unmade extends IteratorIterator { public function __construct() {} }
foreach (['rewind', 'valid', 'key', 'current', 'next'] as $method) {
    try {
        (new Unmade)->$method();
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
try {
    (new IteratorIterator(new Talking))->next(1);
} catch (ArgumentCountError $e) {
    echo $e->getMessage(), "\n";
}

class Meddling extends Talking
{
    public $outer;
    public function current(): mixed { if ($this->i == 1 && $this->outer) { $outer = $this->outer; $this->outer = null; $outer->rewind(); } return parent::current(); }
}
$inner = new Meddling(3, false);
$it = new IteratorIterator($inner);
$inner->outer = $it;
show('meddling', $it);

class Dying { public function __construct(public $n) {} public function __destruct() { echo "~$this->n "; } }
show('dying', new IteratorIterator((function () { yield new Dying(1); yield new Dying(2); })()));
--EXPECT--
IteratorIterator: [rewind 0] [valid 0] [current 0] [key 0] k0=>0 [next 0] [valid 1] [current 1] [key 1] k1=>10 [next 1] [valid 2] [current 2] [key 2] k2=>20 [next 2] [valid 3] 
IteratorIterator array: a=>0 b=>10 c=>20 
IteratorIterator generator: g0=>0 g1=>1 g2=>2 (end) 
IteratorIterator nothing: 
IteratorIterator of IteratorIterator: k0=>0 k1=>10 
Even: [rewind 0] [valid 0] [current 0] [key 0] <k0> k0=>0 [next 0] [valid 1] [current 1] [key 1] <k1> [next 1] [valid 2] [current 2] [key 2] <k2> k2=>20 [next 2] [valid 3] 
Even array: <a> a=>0 <b> <c> c=>20 
Even generator: <g0> g0=>0 <g1> <g2> (end) 
Even nothing: 
Even of Even: <k0> <k0> k0=>0 <k1> 
NoRewindIterator: [valid 0] [current 0] [key 0] k0=>0 [next 0] [valid 1] [current 1] [key 1] k1=>10 [next 1] [valid 2] [current 2] [key 2] k2=>20 [next 2] [valid 3] 
NoRewindIterator array: a=>0 b=>10 c=>20 
NoRewindIterator generator: g0=>0 g1=>1 g2=>2 (end) 
NoRewindIterator nothing: 
NoRewindIterator of NoRewindIterator: k0=>0 k1=>10 
limit: [rewind 0] [valid 0] [next 0] [valid 1] [valid 1] [current 1] [key 1] k1=>10 [next 1] 
limit of all: k1=>10 
limit far: OutOfBoundsException Cannot seek to 9223372036854775807 which is behind offset 9223372036854775807 plus count 5 | array (
  0 => NULL,
  1 => NULL,
)
limit generator: g0=>0 g1=>1 
(end) limit array: 2=>3 3=>4 
infinite: k0=>0 k1=>10 k0=>0 k1=>10 k0=>0 
callback: k0=>0 k3=>30 
callback by name: ArgumentCountError is_int() expects exactly 1 argument, 3 given | array (
  0 => 0,
  1 => 1,
)
callback with reference: 
Warning: {closure}(): Argument #1 ($value) must be passed by reference, value given in {PWD}/outer_iterators_step_by_step.php on line 39
0=>1 
Warning: {closure}(): Argument #1 ($value) must be passed by reference, value given in {PWD}/outer_iterators_step_by_step.php on line 39
1=>2 
regex: 0=>ab 2=>ae 
caching: k0=>0 k1=>10 
append: 0=>1 1=>2 g0=>0 g1=>1 (end) 
IteratorIterator throws in rewind: Exception in rewind | array (
  0 => NULL,
  1 => NULL,
)
Even throws in rewind: Exception in rewind | array (
  0 => NULL,
  1 => NULL,
)
limit throws in rewind: Exception in rewind | array (
  0 => NULL,
  1 => NULL,
)
IteratorIterator throws in valid: Exception in valid | array (
  0 => NULL,
  1 => NULL,
)
Even throws in valid: Exception in valid | array (
  0 => NULL,
  1 => NULL,
)
limit throws in valid: Exception in valid | array (
  0 => NULL,
  1 => NULL,
)
IteratorIterator throws in current: Exception in current | array (
  0 => NULL,
  1 => NULL,
)
Even throws in current: Exception in current | array (
  0 => NULL,
  1 => NULL,
)
limit throws in current: Exception in current | array (
  0 => NULL,
  1 => NULL,
)
IteratorIterator throws in key: Exception in key | array (
  0 => NULL,
  1 => 0,
)
Even throws in key: Exception in key | array (
  0 => NULL,
  1 => NULL,
)
limit throws in key: Exception in key | array (
  0 => NULL,
  1 => 10,
)
IteratorIterator throws in next: k0=>0 Exception in next | array (
  0 => NULL,
  1 => NULL,
)
Even throws in next: <k0> k0=>0 Exception in next | array (
  0 => NULL,
  1 => NULL,
)
limit throws in next: Exception in next | array (
  0 => NULL,
  1 => NULL,
)
accept throws: LogicException accept | array (
  0 => 'k0',
  1 => 0,
)
callback throws: LogicException callback | array (
  0 => 'g0',
  1 => 0,
)
(end) callback with odd results: 1=>2 3=>4 
1: own Tracing->{closure} Tracing->next IteratorIterator->next Own->next 
Tracing->{closure} Tracing->next FilterIterator->next 
bool(false)
NULL
NULL
1 2 3 9
The object is in an invalid state as the parent constructor was not called
The object is in an invalid state as the parent constructor was not called
The object is in an invalid state as the parent constructor was not called
The object is in an invalid state as the parent constructor was not called
The object is in an invalid state as the parent constructor was not called
IteratorIterator::next() expects exactly 0 arguments, 1 given
meddling: k0=>0 k0=>0 k1=>10 k2=>20 
dying: 0=>Dying ~1 1=>Dying 
~2
