--TEST--
RecursiveIteratorIterator: modes, depths, what changes meanwhile, exceptions and children that are none
--FILE--
<?php
$tree = [1, [2, 'k' => [3, 4]], 'e' => [], 5, ['a' => 6, [[7]]]];
foreach ([0, 1, 2] as $mode) {
    foreach ([-1, 0, 1] as $depth) {
        $it = new RecursiveIteratorIterator(new RecursiveArrayIterator($tree), $mode);
        $it->setMaxDepth($depth);
        foreach ($it as $k => $v) echo $it->getDepth(), ":", $k, "=", is_array($v) ? 'A' . count($v) : $v, " ";
        echo "| ", iterator_count($it), " ", json_encode(iterator_to_array($it, false)), "\n";
        for ($it->rewind(); $it->valid(); $it->next()) echo $it->key(), json_encode($it->current()), $it->callHasChildren() ? "+" : "", " ";
        echo "\n";
    }
}
$r = 'r'; $tree = [1, [&$r, [2]], new ArrayObject([8, 9]), (object) ['p' => 3, 'q' => [4]]];
foreach (new RecursiveIteratorIterator(new RecursiveArrayIterator($tree)) as $k => $v) { echo "$k=$v "; $r = 'changed'; }
foreach (new RecursiveIteratorIterator(new RecursiveArrayIterator($tree, RecursiveArrayIterator::CHILD_ARRAYS_ONLY), 1) as $k => $v) echo $k, get_debug_type($v), " ";
echo "\n";
class Own extends RecursiveArrayIterator { public $made = 0; function __construct($a, $f = 0) { echo "(new) "; parent::__construct($a, $f); } }
foreach (new RecursiveIteratorIterator(new Own([1, [2, [3]]])) as $v) echo $v, " ";
class Tree implements RecursiveIterator {
    private $i = 0;
    function __construct(private array $a, private string $throws = '') {}
    private function at($m) { echo "$m "; if ($this->throws === "$m$this->i") throw new Exception("in $m"); }
    function rewind(): void { $this->at('rewind'); $this->i = 0; }
    function valid(): bool { $this->at('valid'); return $this->i < count($this->a); }
    function key(): mixed { return $this->i; }
    function current(): mixed { $this->at('current'); return $this->a[$this->i]; }
    function next(): void { $this->at('next'); $this->i++; }
    function hasChildren(): bool { $this->at('has'); return is_array($this->a[$this->i]); }
    function getChildren(): ?RecursiveIterator { $this->at('get'); return $this->a[$this->i] === ['none'] ? null : new Tree($this->a[$this->i], $this->throws); }
}
foreach (['', 'next1', 'has1', 'get1', 'current0', 'valid2', 'rewind0'] as $throws) {
    foreach ([RecursiveIteratorIterator::SELF_FIRST => 0, RecursiveIteratorIterator::LEAVES_ONLY => $throws === 'next1' ? 0 : RecursiveIteratorIterator::CATCH_GET_CHILD] as $mode => $flags) {
        echo "\n$throws: ";
        try {
            foreach (new RecursiveIteratorIterator(new Tree([1, [2, 3], 4], $throws), $mode, $flags) as $k => $v) echo "[$k] ";
        } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n", $e->getTraceAsString(); }
    }
}
echo "\n";
try { foreach (new RecursiveIteratorIterator(new Tree([['none']])) as $v) echo $v; } catch (TypeError | UnexpectedValueException $e) { echo get_class($e), $e->getMessage(), "\n"; }
class Events extends RecursiveIteratorIterator { function beginChildren(): void { echo "<"; } function endChildren(): void { echo ">"; } function nextElement(): void { echo "."; } }
foreach (new Events(new RecursiveArrayIterator([1, [2, [3]], 4])) as $v) echo $v;
$it = new RecursiveIteratorIterator(new RecursiveArrayIterator([1, [2, [3]], 4]));
foreach ($it as $v) { if ($v == 3) break; } echo $it->getDepth(), "\n";
$a = new RecursiveArrayIterator([[1, 2], [3]]); $it = new RecursiveIteratorIterator($a);
foreach ($it as $k => $v) { $it->getInnerIterator()[$k] = $v * 10; } echo json_encode($a->getArrayCopy()), "\n";
$c = $a->getChildren(); $c[] = 'more'; var_dump(count($c), isset($c[2]), json_encode($a), $c->hasChildren()); unset($c[0]); echo json_encode($a->getArrayCopy()), "\n";
--EXPECT--
0:0=1 1:0=2 2:0=3 2:1=4 0:2=5 1:a=6 3:0=7 | 7 [1,2,3,4,5,6,7]
01 02 03 14 25 a6 07 
0:0=1 0:2=5 | 2 [1,5]
01 25 
0:0=1 1:0=2 0:2=5 1:a=6 | 4 [1,2,5,6]
01 02 25 a6 
0:0=1 0:1=A2 1:0=2 1:k=A2 2:0=3 2:1=4 0:e=A0 0:2=5 0:3=A2 1:a=6 1:0=A1 2:0=A1 3:0=7 | 13 [1,{"0":2,"k":[3,4]},2,[3,4],3,4,[],5,{"a":6,"0":[[7]]},6,[[7]],[7],7]
01 1{"0":2,"k":[3,4]}+ 02 k[3,4]+ 03 14 e[]+ 25 3{"a":6,"0":[[7]]}+ a6 0[[7]]+ 0[7]+ 07 
0:0=1 0:1=A2 0:e=A0 0:2=5 0:3=A2 | 5 [1,{"0":2,"k":[3,4]},[],5,{"a":6,"0":[[7]]}]
01 1{"0":2,"k":[3,4]}+ e[]+ 25 3{"a":6,"0":[[7]]}+ 
0:0=1 0:1=A2 1:0=2 1:k=A2 0:e=A0 0:2=5 0:3=A2 1:a=6 1:0=A1 | 9 [1,{"0":2,"k":[3,4]},2,[3,4],[],5,{"a":6,"0":[[7]]},6,[[7]]]
01 1{"0":2,"k":[3,4]}+ 02 k[3,4]+ e[]+ 25 3{"a":6,"0":[[7]]}+ a6 0[[7]]+ 
0:0=1 1:0=2 2:0=3 2:1=4 1:k=A2 0:1=A2 0:e=A0 0:2=5 1:a=6 3:0=7 2:0=A1 1:0=A1 0:3=A2 | 13 [1,2,3,4,[3,4],{"0":2,"k":[3,4]},[],5,6,7,[7],[[7]],{"a":6,"0":[[7]]}]
01 02 03 14 k[3,4]+ 1{"0":2,"k":[3,4]}+ e[]+ 25 a6 07 0[7]+ 0[[7]]+ 3{"a":6,"0":[[7]]}+ 
0:0=1 0:1=A2 0:e=A0 0:2=5 0:3=A2 | 5 [1,{"0":2,"k":[3,4]},[],5,{"a":6,"0":[[7]]}]
01 1{"0":2,"k":[3,4]}+ e[]+ 25 3{"a":6,"0":[[7]]}+ 
0:0=1 1:0=2 1:k=A2 0:1=A2 0:e=A0 0:2=5 1:a=6 1:0=A1 0:3=A2 | 9 [1,2,[3,4],{"0":2,"k":[3,4]},[],5,6,[[7]],{"a":6,"0":[[7]]}]
01 02 k[3,4]+ 1{"0":2,"k":[3,4]}+ e[]+ 25 a6 0[[7]]+ 3{"a":6,"0":[[7]]}+ 
0=1 0=changed 0=2 0=8 1=9 p=3 0=4 0int 1array 0string 1array 0int 2ArrayObject 3stdClass 
(new) 1 (new) 2 (new) 3 
: rewind valid has valid current [0] next valid has valid current [1] get rewind valid has valid current [0] next valid has valid current [1] next valid next valid has valid current [2] next valid valid 
: rewind valid has valid current [0] next valid has get rewind valid has valid current [0] next valid has valid current [1] next valid next valid has valid current [2] next valid valid 
next1: rewind valid has valid current [0] next valid has valid current [1] get rewind valid has valid current [0] next valid has valid current [1] next Exceptionin next
#0 {PWD}/walks_of_trees.php(27): Tree->at('next')
#1 {PWD}/walks_of_trees.php(35): Tree->next()
#2 {main}
next1: rewind valid has valid current [0] next valid has get rewind valid has valid current [0] next valid has valid current [1] next Exceptionin next
#0 {PWD}/walks_of_trees.php(27): Tree->at('next')
#1 {PWD}/walks_of_trees.php(35): Tree->next()
#2 {main}
has1: rewind valid has valid current [0] next valid has Exceptionin has
#0 {PWD}/walks_of_trees.php(28): Tree->at('has')
#1 {PWD}/walks_of_trees.php(35): Tree->hasChildren()
#2 {main}
has1: rewind valid has valid current [0] next valid has valid current [1] next valid has valid current [2] next valid valid 
get1: rewind valid has valid current [0] next valid has valid current [1] get Exceptionin get
#0 {PWD}/walks_of_trees.php(29): Tree->at('get')
#1 {PWD}/walks_of_trees.php(35): Tree->getChildren()
#2 {main}
get1: rewind valid has valid current [0] next valid has get next valid has valid current [2] next valid valid 
current0: rewind valid has valid current Exceptionin current
#0 {PWD}/walks_of_trees.php(26): Tree->at('current')
#1 {PWD}/walks_of_trees.php(35): Tree->current()
#2 {main}
current0: rewind valid has valid current Exceptionin current
#0 {PWD}/walks_of_trees.php(26): Tree->at('current')
#1 {PWD}/walks_of_trees.php(35): Tree->current()
#2 {main}
valid2: rewind valid has valid current [0] next valid has valid current [1] get rewind valid has valid current [0] next valid has valid current [1] next valid Exceptionin valid
#0 {PWD}/walks_of_trees.php(24): Tree->at('valid')
#1 {PWD}/walks_of_trees.php(35): Tree->valid()
#2 {main}
valid2: rewind valid has valid current [0] next valid has get rewind valid has valid current [0] next valid has valid current [1] next valid Exceptionin valid
#0 {PWD}/walks_of_trees.php(24): Tree->at('valid')
#1 {PWD}/walks_of_trees.php(35): Tree->valid()
#2 {main}
rewind0: rewind Exceptionin rewind
#0 {PWD}/walks_of_trees.php(23): Tree->at('rewind')
#1 {PWD}/walks_of_trees.php(35): Tree->rewind()
#2 {main}
rewind0: rewind Exceptionin rewind
#0 {PWD}/walks_of_trees.php(23): Tree->at('rewind')
#1 {PWD}/walks_of_trees.php(35): Tree->rewind()
#2 {main}
rewind valid has get UnexpectedValueExceptionObjects returned by RecursiveIterator::getChildren() must implement RecursiveIterator
.1<.2<.3>>.40
[[10,20],[30]]

Fatal error: Uncaught Error: Call to a member function hasChildren() on array in {PWD}/walks_of_trees.php:47
Stack trace:
#0 {main}
  thrown in {PWD}/walks_of_trees.php on line 47
--EXIT--
255
