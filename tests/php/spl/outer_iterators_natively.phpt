--TEST--
AppendIterator, CachingIterator, LimitIterator, NoRewindIterator, InfiniteIterator over arrays, generators and others
--FILE--
<?php
function g($n) { for ($i = 0; $i < $n; $i++) yield "k$i" => $i; }
class Say implements Iterator { public $i = 0; function __construct(public $n) {} function rewind(): void { echo "rewind "; $this->i = 0; } function valid(): bool { echo "valid "; return $this->i < $this->n; } function current(): mixed { echo "current "; return $this->i; } function key(): mixed { echo "key "; return $this->i; } function next(): void { echo "next "; $this->i++; } }
function walk($it) { try { foreach ($it as $k => $v) echo "$k=>", is_object($v) ? get_class($v) : json_encode($v), " "; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(); } echo "\n"; }
$r = 1; $refs = [0, &$r, 'x' => [1], 5];
foreach ([fn() => new ArrayIterator($refs), fn() => new ArrayIterator(['a' => 1, 'b' => 2, 'c' => 3, 'd' => 4]), fn() => g(4), fn() => new Say(3), fn() => new IteratorIterator(new ArrayObject([1, 2, 3])), fn() => new EmptyIterator] as $make) {
    walk(new IteratorIterator($make()));
    foreach ([[0, -1], [1, 2], [2, -1], [0, 0], [9, 1], [1, PHP_INT_MAX]] as [$o, $l]) { try { walk(new LimitIterator($make(), $o, $l)); echo iterator_count(new LimitIterator($make(), $o, $l)), "\n"; } catch (Throwable $e) { echo $e->getMessage(), "\n"; } }
    $c = new CachingIterator($make(), 0); foreach ($c as $k => $v) { echo $k, $c->hasNext() ? ", " : ".\n"; }
    walk(new CachingIterator($make(), CachingIterator::FULL_CACHE));
    $n = new NoRewindIterator($make()); foreach ($n as $v) { echo json_encode($v), "; "; break; } walk($n);
    $a = new AppendIterator; try { $a->append($make()); $a->append(new ArrayIterator([])); $a->append($make()); walk($a); echo iterator_count($a), "\n"; } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
    try { walk(new LimitIterator(new InfiniteIterator($make()), 0, 9)); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
    try { echo json_encode([...$make(), ...$make()]), "\n"; echo iterator_apply($it = $make(), function (...$x) { echo count($x); return true; }, [1, 2]), "\n"; } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
}
class Text { function __construct(private $t) {} function __toString(): string { if ($this->t == 'b') throw new Exception("no text of b"); return "<$this->t>"; } }
$c = new CachingIterator(new ArrayIterator([new Text('a'), 'plain', 1.5, null, new Text('b'), new Text('c')]));
try { foreach ($c as $v) echo $c, " "; } catch (Exception $e) { echo $e->getMessage(), "\n"; var_dump($c->valid(), $c->hasNext()); $c->next(); echo $c, "\n"; }
$s = new ArrayIterator(range(1, 5)); $l = new LimitIterator($s, 1, 3); foreach ($l as $k => $v) { echo $l->getPosition(), $s->key(), $v, " "; } echo $l->seek(2), $l->current(), "\n";
$a = new ArrayIterator([1, 2, 3, 4]); foreach (new IteratorIterator($a) as $k => $v) { if ($k == 1) unset($a[2]); $a[9] = 'added'; echo "$k=$v "; } echo "\n";
try { echo json_encode([...(function () { yield [] => 1; })()]); } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo json_encode([...(function () { yield '5' => 1; yield 'x' => 2; yield '99999999999999999999' => 3; yield 7 => 4; yield 'x' => 5; })()]), "\n";
echo json_encode(['x' => 0, ...new ArrayIterator(['x' => 1, 2]), PHP_INT_MAX - 1 => 1, ...g(1)]), "\n";
try { $x = [PHP_INT_MAX => 1, ...new ArrayIterator([1])]; } catch (Error $e) { echo $e->getMessage(), "\n"; }
function thrower() { yield 1; throw new Exception("thrown"); } try { $x = [0, ...thrower()]; } catch (Exception $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
0=>0 1=>1 x=>[1] 2=>5 
0=>0 1=>1 x=>[1] 2=>5 
4
1=>1 x=>[1] 
2
x=>[1] 2=>5 
2
OutOfBoundsException: Cannot seek to 0 which is behind offset 0 plus count 0
Cannot seek to 0 which is behind offset 0 plus count 0
OutOfBoundsException: Seek position 9 is out of range
Seek position 9 is out of range
OutOfBoundsException: Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
0, 1, x, 2.
0=>0 1=>1 x=>[1] 2=>5 
0; 0=>0 1=>1 x=>[1] 2=>5 
0=>0 1=>1 x=>[1] 2=>5 0=>0 1=>1 x=>[1] 2=>5 
8
0=>0 1=>1 x=>[1] 2=>5 0=>0 1=>1 x=>[1] 2=>5 0=>0 
{"0":0,"1":1,"x":[1],"2":5,"3":0,"4":1,"5":5}
22224
a=>1 b=>2 c=>3 d=>4 
a=>1 b=>2 c=>3 d=>4 
4
b=>2 c=>3 
2
c=>3 d=>4 
2
OutOfBoundsException: Cannot seek to 0 which is behind offset 0 plus count 0
Cannot seek to 0 which is behind offset 0 plus count 0
OutOfBoundsException: Seek position 9 is out of range
Seek position 9 is out of range
OutOfBoundsException: Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
a, b, c, d.
a=>1 b=>2 c=>3 d=>4 
1; a=>1 b=>2 c=>3 d=>4 
a=>1 b=>2 c=>3 d=>4 a=>1 b=>2 c=>3 d=>4 
8
a=>1 b=>2 c=>3 d=>4 a=>1 b=>2 c=>3 d=>4 a=>1 
{"a":1,"b":2,"c":3,"d":4}
22224
k0=>0 k1=>1 k2=>2 k3=>3 
k0=>0 k1=>1 k2=>2 k3=>3 
4
k1=>1 k2=>2 
2
k2=>2 k3=>3 
2
OutOfBoundsException: Cannot seek to 0 which is behind offset 0 plus count 0
Cannot seek to 0 which is behind offset 0 plus count 0

0
OutOfBoundsException: Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
k0, k1, k2, k3.
k0=>0 k1=>1 k2=>2 k3=>3 
0; k0=>0 k1=>1 k2=>2 k3=>3 
k0=>0 k1=>1 k2=>2 k3=>3 k0=>0 k1=>1 k2=>2 k3=>3 
Cannot traverse an already closed generator
k0=>0 k1=>1 k2=>2 k3=>3 Exception: Cannot rewind a generator that was already run
{"k0":0,"k1":1,"k2":2,"k3":3}
22224
rewind valid current key 0=>0 next valid current key 1=>1 next valid current key 2=>2 next valid 
rewind valid valid current key 0=>0 next valid current key 1=>1 next valid current key 2=>2 next valid 
rewind valid valid current key next valid current key next valid current key next valid 3
rewind valid next valid valid current key 1=>1 next valid current key 2=>2 next 
rewind valid next valid valid current key next valid current key next 2
rewind valid next valid next valid valid current key 2=>2 next valid 
rewind valid next valid next valid valid current key next valid 1
rewind OutOfBoundsException: Cannot seek to 0 which is behind offset 0 plus count 0
rewind Cannot seek to 0 which is behind offset 0 plus count 0
rewind valid next valid next valid next valid valid 
rewind valid next valid next valid next valid valid 0
rewind OutOfBoundsException: Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
rewind Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
rewind valid current key next 0valid , valid current key next 1valid , valid current key next 2valid .
valid rewind valid current key next 0=>0 valid current key next 1=>1 valid current key next 2=>2 valid 
valid current 0; valid key 0=>0 next valid current key 1=>1 next valid current key 2=>2 next valid 
rewind valid current key valid valid valid valid rewind valid current key valid current key 0=>0 valid next valid current key valid current key 1=>1 valid next valid current key valid current key 2=>2 valid next valid rewind valid current key valid current key 0=>0 valid next valid current key valid current key 1=>1 valid next valid current key valid current key 2=>2 valid next valid 
rewind valid current key valid next valid current key valid next valid current key valid next valid rewind valid current key valid next valid current key valid next valid current key valid next valid 6
rewind valid current key 0=>0 next valid current key 1=>1 next valid current key 2=>2 next valid rewind valid current key 0=>0 next valid current key 1=>1 next valid current key 2=>2 next valid rewind valid current key 0=>0 next valid current key 1=>1 next valid current key 2=>2 next valid rewind valid current key 
rewind valid current key next valid current key next valid current key next valid rewind valid current key next valid current key next valid current key next valid [0,1,2,0,1,2]
rewind valid 2next valid 2next valid 2next valid 3
0=>1 1=>2 2=>3 
0=>1 1=>2 2=>3 
3
1=>2 2=>3 
2
2=>3 
1
OutOfBoundsException: Cannot seek to 0 which is behind offset 0 plus count 0
Cannot seek to 0 which is behind offset 0 plus count 0

0
OutOfBoundsException: Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
0, 1, 2.
0=>1 1=>2 2=>3 

0=>1 1=>2 2=>3 0=>1 1=>2 2=>3 
6
0=>1 1=>2 2=>3 0=>1 1=>2 2=>3 0=>1 1=>2 2=>3 
[1,2,3,1,2,3]
2223


0

0

0
OutOfBoundsException: Cannot seek to 0 which is behind offset 0 plus count 0
Cannot seek to 0 which is behind offset 0 plus count 0

0
OutOfBoundsException: Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807
Cannot seek to 1 which is behind offset 1 plus count 9223372036854775807



0

[]
0
<a> plain 1.5  no text of b
bool(true)
bool(true)
<c>
112 223 334 23
0=1 1=2 3=4 9=added 
Keys must be of type int|string during array unpacking
{"0":1,"x":5,"99999999999999999999":3,"1":4}
{"x":1,"0":2,"9223372036854775806":1,"k0":0}
Cannot add element to the array as the next element is already occupied
thrown
