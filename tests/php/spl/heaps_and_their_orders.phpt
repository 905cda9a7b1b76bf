--TEST--
Heaps and priority queues: orders, flags, classes that derive
--FILE--
<?php
class MyMin extends SplMinHeap { function insert($v): true { echo "i$v "; return parent::insert($v); } }
class Rev extends SplPriorityQueue { function compare($a, $b): int { return $b <=> $a; } }
class Cmp extends SplMaxHeap { protected function compare($a, $b): int { if ($a === 'x') throw new LogicException("cmp"); return strcmp($a, $b); } }
class Cnt extends SplMinHeap { function count(): int { return 42; } }
class O { function __construct(public $n) {} function __destruct() { echo "~$this->n "; } }
function drain($h) { $r = []; while ($h->valid()) $r[] = json_encode($h->extract()); return implode(" ", $r) . " " . count($h) . var_export($h->isEmpty(), true); }
for ($i = 0; $i < 2; $i++) {
    foreach (['SplMinHeap', 'SplMaxHeap'] as $c) { $h = new $c; foreach ([5, 1, 3.5, "2", 9, 1, -1, true, null, "abc"] as $v) $h->insert($v); echo json_encode([$h->top(), $h->count()]), " "; echo drain($h), "\n"; }
    $h = new SplMinHeap; foreach ([[2, 'b'], [1, 'z'], [2, 'a']] as $v) $h->insert($v); echo drain($h), "\n";
    foreach ([1, 2, 3] as $f) { $q = new SplPriorityQueue; $q->setExtractFlags($f); foreach (['lo' => 1, 'hi' => 10, 'mid' => 5, 'same' => 5, 'arr' => [1, 2], 'str' => "7"] as $k => $p) echo json_encode($q->insert($k, $p)); echo json_encode($q->top()), drain($q), "\n"; }
    try { $q->setExtractFlags(0); } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
    foreach (['extract', 'top'] as $m) foreach ([new SplMinHeap, new SplPriorityQueue] as $h) { try { $h->$m(); } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; } }
    $m = new MyMin; foreach ([3, 1, 2] as $v) $m->insert($v); echo drain($m), "\n"; $r = new Rev; foreach ([3, 1, 2] as $v) $r->insert("v$v", $v); echo drain($r), "\n"; $n = new Cnt; $n->insert(1); echo count($n), $n->count(), "\n";
    $c = new Cmp; try { foreach (['b', 'x', 'a'] as $v) $c->insert($v); } catch (LogicException $e) { echo $e->getMessage(), count($c), var_export($c->isCorrupted(), true), "\n"; } try { $c->insert('q'); } catch (RuntimeException $e) { echo $e->getMessage(), "\n"; } $c->recoverFromCorruption(); echo count($c), "\n";
    $h = new SplPriorityQueue; $h->insert(new O(1), 1); $h->insert(new O(2), 2); $x = $h->extract(); echo "got$x->n "; unset($x); $cl = clone $h; $h->insert(new O(3), 0); unset($h); echo "un "; echo count($cl), "\n"; unset($cl); echo "\n";
    $h = new SplMinHeap; $ref = 5; $h->insert($ref); $ref = 6; $a = [1]; $h->insert($a[0]); foreach ($h as $k => $v) echo "$k=>$v "; echo count($h), "\n";
    try { (new SplMinHeap)->insert(); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; } try { (new SplPriorityQueue)->insert(1); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
    $h = new SplMaxHeap; foreach (range(1, 40) as $v) $h->insert($v * 7 % 41); echo drain($h), "\n"; $s = new SplMinHeap; $s->insert(1); print_r($s);
}
--EXPECT--
[null,10] null -1 1 true 1 "2" 3.5 5 9 "abc" 0true
["abc",10] "abc" 9 5 true 3.5 "2" 1 1 -1 null 0true
[1,"z"] [2,"a"] [2,"b"] 0true
truetruetruetruetruetrue"arr""arr" "hi" "str" "mid" "same" "lo" 0true
truetruetruetruetruetrue[1,2][1,2] 10 "7" 5 5 1 0true
truetruetruetruetruetrue{"data":"arr","priority":[1,2]}{"data":"arr","priority":[1,2]} {"data":"hi","priority":10} {"data":"str","priority":"7"} {"data":"mid","priority":5} {"data":"same","priority":5} {"data":"lo","priority":1} 0true
RuntimeExceptionMust specify at least one extract flag
RuntimeExceptionCan't extract from an empty heap
RuntimeExceptionCan't extract from an empty heap
RuntimeExceptionCan't peek at an empty heap
RuntimeExceptionCan't peek at an empty heap
i3 i1 i2 1 2 3 0true
"v1" "v2" "v3" 0true
4242
cmp3true
Heap is corrupted, heap properties are no longer ensured.
3
got2 ~2 ~3 un 1
~1 
1=>1 0=>5 0
SplHeap::insert() expects exactly 1 argument, 0 given
SplPriorityQueue::insert() expects exactly 2 arguments, 1 given
40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0true
SplMinHeap Object
(
    [flags:SplHeap:private] => 0
    [isCorrupted:SplHeap:private] => 
    [heap:SplHeap:private] => Array
        (
            [0] => 1
        )

)
[null,10] null -1 1 true 1 "2" 3.5 5 9 "abc" 0true
["abc",10] "abc" 9 5 true 3.5 "2" 1 1 -1 null 0true
[1,"z"] [2,"a"] [2,"b"] 0true
truetruetruetruetruetrue"arr""arr" "hi" "str" "mid" "same" "lo" 0true
truetruetruetruetruetrue[1,2][1,2] 10 "7" 5 5 1 0true
truetruetruetruetruetrue{"data":"arr","priority":[1,2]}{"data":"arr","priority":[1,2]} {"data":"hi","priority":10} {"data":"str","priority":"7"} {"data":"mid","priority":5} {"data":"same","priority":5} {"data":"lo","priority":1} 0true
RuntimeExceptionMust specify at least one extract flag
RuntimeExceptionCan't extract from an empty heap
RuntimeExceptionCan't extract from an empty heap
RuntimeExceptionCan't peek at an empty heap
RuntimeExceptionCan't peek at an empty heap
i3 i1 i2 1 2 3 0true
"v1" "v2" "v3" 0true
4242
cmp3true
Heap is corrupted, heap properties are no longer ensured.
3
got2 ~2 ~3 un 1
~1 
1=>1 0=>5 0
SplHeap::insert() expects exactly 1 argument, 0 given
SplPriorityQueue::insert() expects exactly 2 arguments, 1 given
40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0true
SplMinHeap Object
(
    [flags:SplHeap:private] => 0
    [isCorrupted:SplHeap:private] => 
    [heap:SplHeap:private] => Array
        (
            [0] => 1
        )

)
