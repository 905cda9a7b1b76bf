<?php
// Binary trees of the Benchmarks Game: building and walking many small objects.
// Group calls; quick size 10.
class Node
{
    public ?Node $left = null;
    public ?Node $right = null;
}

function bottom_up(int $depth): Node
{
    $node = new Node;
    if ($depth > 0) {
        $node->left = bottom_up($depth - 1);
        $node->right = bottom_up($depth - 1);
    }
    return $node;
}

function check(Node $node): int
{
    return 1 + ($node->left === null ? 0 : check($node->left) + check($node->right));
}

$n = (int) ($argv[1] ?? 17);
$long = bottom_up($n);
for ($depth = 4; $depth <= $n; $depth += 2) {
    $iterations = 1 << ($n - $depth);
    $sum = 0;
    for ($i = 0; $i < $iterations; $i++) {
        $sum += check(bottom_up($depth));
    }
    echo "$iterations\t trees of depth $depth\t check: $sum\n";
}
echo "long lived tree of depth $n\t check: ", check($long), "\n";
