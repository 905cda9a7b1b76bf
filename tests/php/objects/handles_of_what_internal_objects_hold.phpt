--TEST--
What internal objects, closures and traces hold dies first to last, so that handles return in that order
--FILE--
<?php
function tell(string $what): void {
    echo $what, ':';
    foreach ([n(), n(), n(), n(), n(), n()] as $object) {
        echo ' ', spl_object_id($object);
    }
    echo "\n";
}
function n(): stdClass { return new stdClass; }
function outer(mixed ...$arguments) { inner(n(), ...$arguments); }
function inner(mixed ...$arguments) { throw new Exception('end', 0, new Exception('previous')); }

$held = new ArrayObject([n(), n(), n()]); unset($held); tell('list');
$held = new ArrayObject(['a' => n(), 'b' => n()]); unset($held); tell('names');
$held = new ArrayObject; $held[] = n(); $held[] = n(); unset($held); tell('appended');
$held = new ArrayObject(new ArrayObject([n(), n()])); unset($held); tell('nested');
$held = [new ArrayObject([n(), n()]), n(), [n(), n()]]; unset($held); tell('mixed');
$held = new ArrayIterator([n(), n(), n()]); unset($held); tell('iterator');
$held = new LimitIterator(new ArrayIterator([n(), n()])); unset($held); tell('limited');
$held = new SplObjectStorage; $held[n()] = n(); $held[n()] = n(); unset($held); tell('storage');
$held = new SplMinHeap; $held->insert([1, n()]); $held->insert([2, n()]); unset($held); tell('heap');
$held = new SplPriorityQueue; $held->insert(n(), 1); $held->insert(n(), 2); unset($held); tell('queue');
$held = new SplFixedArray(2); $held[0] = n(); $held[1] = n(); unset($held); tell('fixed');
$held = new SplQueue; $held[] = n(); $held[] = n(); unset($held); tell('linked');
[$a, $b, $c] = [n(), n(), n()];
$held = function () use ($a, $b, $c) {}; unset($a, $b, $c, $held); tell('closure');
[$a, $b, $c] = [n(), n(), n()];
$held = fn() => [$a, $b, $c]; unset($a, $b, $c, $held); tell('arrow function');
try { outer(n(), [n(), n()]); } catch (Exception $held) {} unset($held); tell('trace');
$held = json_decode('{"a": {"b": {}}, "c": [{}, {}]}'); unset($held); tell('decoded');
$map = new WeakMap; [$a, $b] = [n(), n()]; $map[$a] = [n(), n()]; $map[$b] = n();
unset($map); tell('weak map');
unset($a, $b); tell('its keys');
?>
--EXPECT--
list: 1 4 3 2 5 6
names: 6 2 5 3 4 1
appended: 1 3 4 5 2 6
nested: 6 2 4 5 3 1
mixed: 6 2 4 1 5 3
iterator: 3 4 1 5 2 6
limited: 6 2 1 5 4 3
storage: 3 2 1 5 4 6
heap: 6 5 4 1 2 3
queue: 3 2 1 4 5 6
fixed: 6 5 4 1 2 3
linked: 3 2 1 4 5 6
closure: 1 4 5 6 2 3
arrow function: 5 6 2 3 4 1
trace: 6 5 3 4 1 2
decoded: 4 5 3 1 2 6
weak map: 6 4 5 3 7 8
its keys: 1 2 8 7 3 5
