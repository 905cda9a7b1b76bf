--TEST--
Linked lists, three times: what they do when their methods run natively, and where PHP classes change them
--FILE--
<?php
class D { function __construct(public $n) {} function __destruct() { echo "~{$this->n} "; } }
class Counted extends SplQueue { function count(): int { return 42; } }
class Loud extends SplQueue { function push($v): void { echo "push "; parent::push($v); } function offsetGet($i): mixed { return "get $i"; } }
function attempt(callable $do) { try { var_dump($do()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
for ($round = 0; $round < 3; $round++) {
    $q = new SplQueue;
    $q->enqueue(1); $q->push("two"); $q[] = 3.5; $q[] = [4]; $q->unshift(null);
    $n = 7; $r = &$n; $q->push($r); $q[] = $r; $r = 8;
    echo count($q), $q->count(), " ", json_encode([$q->top(), $q->bottom(), $q[0], $q[1], $q->offsetGet(2), $q[5], isset($q[6]), isset($q[7]), isset($q[0])]), "\n";
    while (!$q->isEmpty()) { echo json_encode($q->dequeue()), " "; if (count($q)) echo json_encode($q->pop()), " "; }
    echo "\n";
    foreach (['pop', 'shift', 'top', 'bottom', 'dequeue'] as $name) attempt(fn () => $q->$name());
    attempt(fn () => $q[0]); attempt(fn () => $q["1"]); attempt(fn () => $q["x"]); attempt(fn () => $q->push()); attempt(fn () => $q->offsetGet(-1));
    $s = new SplStack;
    for ($i = 0; $i < 4; $i++) $s->push(new D("$round$i"));
    $s->pop(); $s->shift(); echo "| "; $x = $s->pop(); $s = null; echo "| ", $x->n, " "; $x = null; echo "\n";
    $l = new SplDoublyLinkedList;
    foreach ([10, 20, 30, 40] as $v) $l->push($v);
    foreach ([0, SplDoublyLinkedList::IT_MODE_LIFO, SplDoublyLinkedList::IT_MODE_DELETE] as $mode) {
        $l->setIteratorMode($mode);
        for ($l->rewind(); $l->valid(); $l->next()) { echo $l->key(), "=>", $l->current(), " "; if ($mode == 0 && $l->current() == 20) $l->pop(); }
        echo var_export($l->current(), true), " ", $l->key(), " ", count($l), "\n";
    }
    $l->push(1); $l->push(2); $l->rewind(); $l->shift(); var_dump($l->valid(), $l->current()); $l->next(); var_dump($l->valid());
    $c = new Counted; $c[] = 1; var_dump(count($c), $c->count(), $c->isEmpty(), (new Counted)->isEmpty(), $c->pop());
    $o = new Loud; $o->push(1); $o[] = 2; $o->enqueue(3); var_dump($o[1], $o->top(), count($o));
    $t = new SplQueue; $t->push($t); var_dump($t->top() === $t, count($t)); $t->pop();
    $k = clone $q; $k->push(5); echo count($q), count($k), "\n";
    $big = new SplQueue; for ($i = 0; $i < 3000; $i++) { $big[] = $i; if ($i % 3 == 0) $big->dequeue(); } echo count($big), " ", $big->bottom(), " ", $big[1000], " ", array_sum(iterator_to_array($big)), "\n";
}
--EXPECT--
77 [7,null,null,1,"two",7,true,false,true]
null 7 1 7 "two" [4] 3.5 
RuntimeException: Can't pop from an empty datastructure
RuntimeException: Can't shift from an empty datastructure
RuntimeException: Can't peek at an empty datastructure
RuntimeException: Can't peek at an empty datastructure
RuntimeException: Can't shift from an empty datastructure
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
TypeError: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) must be of type int, string given
ArgumentCountError: SplDoublyLinkedList::push() expects exactly 1 argument, 0 given
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
~03 ~00 | ~01 | 02 ~02 
0=>10 1=>20 2=>30 NULL 3 3
2=>30 1=>20 0=>10 NULL -1 3
0=>10 0=>20 0=>30 NULL 0 0
bool(true)
NULL
bool(false)
int(42)
int(42)
bool(false)
bool(false)
int(1)
push string(5) "get 1"
int(3)
int(3)
bool(true)
int(1)
01
2000 1000 2000 3999000
77 [7,null,null,1,"two",7,true,false,true]
null 7 1 7 "two" [4] 3.5 
RuntimeException: Can't pop from an empty datastructure
RuntimeException: Can't shift from an empty datastructure
RuntimeException: Can't peek at an empty datastructure
RuntimeException: Can't peek at an empty datastructure
RuntimeException: Can't shift from an empty datastructure
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
TypeError: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) must be of type int, string given
ArgumentCountError: SplDoublyLinkedList::push() expects exactly 1 argument, 0 given
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
~13 ~10 | ~11 | 12 ~12 
0=>10 1=>20 2=>30 NULL 3 3
2=>30 1=>20 0=>10 NULL -1 3
0=>10 0=>20 0=>30 NULL 0 0
bool(true)
NULL
bool(false)
int(42)
int(42)
bool(false)
bool(false)
int(1)
push string(5) "get 1"
int(3)
int(3)
bool(true)
int(1)
01
2000 1000 2000 3999000
77 [7,null,null,1,"two",7,true,false,true]
null 7 1 7 "two" [4] 3.5 
RuntimeException: Can't pop from an empty datastructure
RuntimeException: Can't shift from an empty datastructure
RuntimeException: Can't peek at an empty datastructure
RuntimeException: Can't peek at an empty datastructure
RuntimeException: Can't shift from an empty datastructure
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
TypeError: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) must be of type int, string given
ArgumentCountError: SplDoublyLinkedList::push() expects exactly 1 argument, 0 given
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
~23 ~20 | ~21 | 22 ~22 
0=>10 1=>20 2=>30 NULL 3 3
2=>30 1=>20 0=>10 NULL -1 3
0=>10 0=>20 0=>30 NULL 0 0
bool(true)
NULL
bool(false)
int(42)
int(42)
bool(false)
bool(false)
int(1)
push string(5) "get 1"
int(3)
int(3)
bool(true)
int(1)
01
2000 1000 2000 3999000
