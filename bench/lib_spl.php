<?php
// SPL's structures: SplFixedArray, ArrayObject, SplStack, SplQueue, SplObjectStorage, heaps, SplPriorityQueue.
// Group library; quick size 4000.
$n = (int) ($argv[1] ?? 350000);
$fixed = new SplFixedArray(1000);
$object = new ArrayObject;
$stack = new SplStack;
$queue = new SplQueue;
$heap = new SplMinHeap;
$priorities = new SplPriorityQueue;
$storage = new SplObjectStorage;
$keys = [new stdClass, new stdClass, new stdClass];
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $fixed[$i % 1000] = $i;
    $sum += $fixed[$i % 500] ?? 0;
    $object["k" . $i % 100] = $i;
    $sum += isset($object["k5"]) ? count($object) : 0;
    $stack->push($i);
    $queue->enqueue($i);
    if ($i % 3 === 2) {
        $sum += $stack->pop() + $queue->dequeue() + $stack->top();
    }
    $heap->insert($i * 7919 % 1009);
    $priorities->insert($i, $i % 17);
    if ($i % 2) {
        $sum += $heap->extract() + $priorities->extract();
    }
    $storage[$keys[$i % 3]] = $i;
    $sum += $storage[$keys[0]];
}
foreach ($fixed as $value) {
    $sum += $value;
}
foreach ($object as $value) {
    $sum += $value;
}
echo $sum, ' ', count($heap), ' ', count($storage), "\n";
