--TEST--
Internal functions called often: recursion, generators and fibers between and within their calls
--FILE--
<?php
function depth($n) { return $n ? max($n, depth($n - 1), ...[]) + min(1, depth($n - 1)) : 0; }
echo depth(9), "\n";
function nested($values) { return array_map(fn($v) => is_array($v) ? array_sum(nested($v)) : $v * 2, $values); }
for ($i = 0; $i < 150; $i++) { $made = nested([1, [2, [3, 4]], 5]); }
echo implode(',', $made), "\n";

function sums($n) {
    for ($i = 0; $i < $n; $i++) {
        $got = max($i, yield $i, $i + (yield), -$i);
        $last = str_pad($got, 6, yield . '_');
    }
    return $last;
}
$one = sums(200);
$two = sums(200);
foreach ([$one, $two] as $turn => $generator) { $generator->current(); }
for ($i = 0; $one->valid(); $i++) {
    $one->send($i);
    $two->send(-$i);
}
echo $one->getReturn(), ' ', $two->getReturn(), "\n";

function work($id, $n) {
    $seen = 0;
    for ($i = 0; $i < $n; $i++) {
        $seen += array_sum(array_map(function ($x) use ($id) { Fiber::suspend(); return $x + $id; }, [$i, 1]));
    }
    return $seen;
}
$fibers = [new Fiber(work(...)), new Fiber(work(...)), new Fiber(work(...))];
foreach ($fibers as $id => $fiber) { $fiber->start($id, 350); }
while (!$fibers[0]->isTerminated()) { foreach ($fibers as $fiber) { $fiber->resume(); } }
foreach ($fibers as $fiber) { echo $fiber->getReturn(), ' '; }
echo "\n";

function unfinished($n) {
    for ($i = 0; $i < $n; $i++) {
        try {
            $x = strlen(str_repeat('a', $i === 399 ? throw new Exception("at $i") : $i));
        } catch (Exception $e) {
            return $e->getMessage() . " $x";
        }
    }
}
echo unfinished(500), "\n";
trait Counts { function total($list) { for ($i = 0; $i < 250; $i++) { $sum = array_sum($list); } return $sum . static::class; } }
class A { use Counts; }
class B { use Counts; }
echo (new A)->total([1, 2]), (new B)->total([3, 4]), (new A)->total([5]), "\n";
$bound = function ($list) { for ($i = 0; $i < 350; $i++) { $sum = array_product($list); } return $sum . self::class; };
echo Closure::bind($bound, null, A::class)([2, 3]), Closure::bind($bound, null, B::class)([4, 5]), "\n";
--EXPECT--
10
2,18,10
797599 199-59
61425 62125 62825 
at 399 398
3A7B5A
6A20B
