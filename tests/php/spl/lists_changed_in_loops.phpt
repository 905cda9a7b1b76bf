--TEST--
foreach over linked lists and fixed arrays that change meanwhile, in every mode
--FILE--
<?php
foreach (['SplDoublyLinkedList', 'SplQueue', 'SplStack'] as $class) {
    foreach ([0, 1] as $delete) {
        foreach ($delete ? ['none', 'push', 'set'] : ['none', 'push', 'pop', 'shift', 'unset', 'set', 'unshift'] as $what) {
            $l = new $class; foreach ([1, 2, 3, 4] as $v) $l[] = $v;
            $l->setIteratorMode($delete | ($class === 'SplStack' ? SplDoublyLinkedList::IT_MODE_LIFO : 0));
            $steps = 0;
            foreach ($l as $k => $v) {
                echo "$k=", json_encode($v), " ";
                if (++$steps === 2) match ($what) { 'push' => $l->push('p'), 'pop' => $l->pop(), 'shift' => $l->shift(), 'unset' => $l->offsetUnset($delete ? 0 : $k), 'set' => $l[0] = 's', 'unshift' => $l->unshift('u'), 'none' => null };
                if ($steps > 8) break;
            }
            echo count($l), "$what\n";
            foreach ($l as $v) { echo json_encode($v), " "; foreach ($l as $k => $w) { echo "$k"; break; } } echo "|", count($l), "\n";
        }
    }
}
class Own extends SplDoublyLinkedList { function offsetGet($i): mixed { return "own"; } } $o = new Own; $o[] = 1; foreach ($o as $k => $v) echo "$k$v\n";
class Mine extends SplQueue { function current(): mixed { return "mine"; } } $o = new Mine; $o[] = 1; foreach ($o as $k => $v) echo "$k$v\n";
class D { function __construct(public $n) {} function __destruct() { echo "~{$this->n} "; } }
$l = new SplQueue; foreach ([1, 2, 3] as $n) $l[] = new D($n); foreach ($l as $k => $v) { if ($k == 0) { $l->dequeue(); unset($v); echo "| "; } } unset($v); echo "end\n";
$f = SplFixedArray::fromArray([1, 2, 3, 4]); foreach ($f as $k => $v) { echo "$k=$v "; if ($k == 1) { $f[2] = 'new'; $f->setSize(3); } } echo "\n";
foreach ($f as $k => $v) { foreach ($f as $w) echo "$v$w "; if ($k == 0) $f->setSize(1); } echo count($f), "\n";
foreach (new SplFixedArray(2) as $k => $v) var_dump($k, $v); foreach (new SplFixedArray as $v) echo "never"; echo json_encode([...$f, ...$l]), iterator_count($f), "\n";
$f = SplFixedArray::fromArray([new D('a'), new D('b')]); foreach ($f as $k => $v) { $f[$k] = null; echo "| "; unset($v); } echo "end\n";
--EXPECT--
0=1 1=2 2=3 3=4 4none
1 02 03 04 0|4
0=1 1=2 2=3 3=4 4="p" 5push
1 02 03 04 0"p" 0|5
0=1 1=2 2=3 3pop
1 02 03 0|3
0=1 1=2 2=3 3=4 3shift
2 03 04 0|3
0=1 1=2 2=3 3=4 3unset
1 03 04 0|3
0=1 1=2 2=3 3=4 4set
"s" 02 03 04 0|4
0=1 1=2 2=3 3=4 5unshift
"u" 01 02 03 04 0|5
0=1 0=2 0=3 0=4 0none
|0
0=1 0=2 0=3 0=4 0="p" 0push
|0
0=1 0=2 0=3 0=4 0set
|0
0=1 1=2 2=3 3=4 4none
1 02 03 04 0|4
0=1 1=2 2=3 3=4 4="p" 5push
1 02 03 04 0"p" 0|5
0=1 1=2 2=3 3pop
1 02 03 0|3
0=1 1=2 2=3 3=4 3shift
2 03 04 0|3
0=1 1=2 2=3 3=4 3unset
1 03 04 0|3
0=1 1=2 2=3 3=4 4set
"s" 02 03 04 0|4
0=1 1=2 2=3 3=4 5unshift
"u" 01 02 03 04 0|5
0=1 0=2 0=3 0=4 0none
|0
0=1 0=2 0=3 0=4 0="p" 0push
|0
0=1 0=2 0=3 0=4 0set
|0
3=4 2=3 1=2 0=1 4none
4 33 32 31 3|4
3=4 2=3 1=2 0=1 5push
"p" 44 43 42 41 4|5
3=4 2=3 1=2 0=1 3pop
3 22 21 2|3
3=4 2=3 1=2 3shift
4 23 22 2|3
3=4 2=3 1=1 3unset
4 23 21 2|3
3=4 2=3 1=2 0=1 4set
"s" 33 32 31 3|4
3=4 2=3 1=2 0=1 -1="u" 5unshift
4 43 42 41 4"u" 4|5
3=4 2=3 1=2 0=1 0none
|0
3=4 2=3 1=2 0=1 1push
1 0|0
3=4 2=3 1=2 0=1 0set
|0
01
0mine
~1 | end
0=1 1=2 2=new 
11 12 1new 1
int(0)
NULL
int(1)
NULL
[1,{"n":2},{"n":3}]1
| ~a | ~b end
~3 ~2
