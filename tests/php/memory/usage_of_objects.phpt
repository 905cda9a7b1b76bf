--TEST--
memory_get_usage() counts objects, their structures, generators, closures and fibers as Zend does, within 10 %
--FILE--
<?php
function numbers() { yield 1; }
function started(Generator|Fiber $object) { $object instanceof Fiber ? $object->start() : $object->current(); return $object; }
function filled(object $object, int $count) {
    for ($i = 0; $i < $count; $i++) match (true) {
        $object instanceof SplHeap => $object->insert($i), $object instanceof SplPriorityQueue => $object->insert($i, $i),
        default => $object[] = $i };
    return $object;
}
$cases = [
    'SplStack' => [792, fn() => filled(new SplStack, 20)],
    'SplFixedArray' => [400, fn() => new SplFixedArray(20)],
    'SplMinHeap' => [1160, fn() => filled(new SplMinHeap, 20)],
    'SplPriorityQueue' => [2184, fn() => filled(new SplPriorityQueue, 20)],
    'ArrayObject' => [184, fn() => new ArrayObject],
    'LimitIterator' => [472, fn() => new LimitIterator(new ArrayIterator)],
    'Generator' => [450, fn() => started(numbers())],
    'Closure' => [384, fn() => function () {}],
    'Closure with a variable' => [760, function () { $i = 1; return function () use ($i) {}; }],
    'Fiber' => [17104, fn() => started(new Fiber(function () { Fiber::suspend(); }))],
    'DateTime' => [312, fn() => new DateTime('@0')],
    'Exception' => [792, fn() => new Exception('x')],
    'array' => [216, function () { static $i = 0; return [$i++]; }],
];
for ($i = 0; $i < 3000; $i++) $all[$i] = new stdClass;  // tables of the engine grow
unset($all);
foreach ($cases as $name => [$expected, $make]) {
    $all = array_fill(0, 500, null);
    $all[0] = $make();
    gc_collect_cycles();
    $before = memory_get_usage();
    for ($i = 1; $i < 500; $i++) $all[$i] = $make();
    $size = (memory_get_usage() - $before) / 499;
    echo $name, ': ', abs($size / $expected - 1) <= 0.1 ? 'as expected' : "$size, not $expected", "\n";
    unset($all);
}
--EXPECT--
SplStack: as expected
SplFixedArray: as expected
SplMinHeap: as expected
SplPriorityQueue: as expected
ArrayObject: as expected
LimitIterator: as expected
Generator: as expected
Closure: as expected
Closure with a variable: as expected
Fiber: as expected
DateTime: as expected
Exception: as expected
array: as expected
