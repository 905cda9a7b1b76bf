--TEST--
RecursiveArrayIterator takes elements of its class as its children
--FILE--
<?php
class Node extends RecursiveArrayIterator
{
    function __construct(public string $name, private array $nodes = [])
    {
        parent::__construct($nodes);
    }
}

$tree = new RecursiveArrayIterator([new Node('a', [new Node('b'), new Node('c', [new Node('d')])]), new ArrayObject([1])]);
foreach (new RecursiveIteratorIterator($tree, RecursiveIteratorIterator::SELF_FIRST) as $key => $node) {
    echo $key, ' ', $node->name ?? get_debug_type($node), "\n";
}
$tree->rewind();
var_dump($tree->getChildren() === $tree->current());
--EXPECT--
0 a
0 b
1 c
0 d
1 ArrayObject
0 int
bool(true)
