<?php
// Strings, null, arrays and objects stored to elements and properties; new keys; isset, ??, == and switch of strings.
class Node
{
    public ?Node $next = null;
    public string $name = '';
    public array $list = [];
    public mixed $any = 0;
    public static string $last = 'none';
    public int|string $typed = 1;

    public function __construct(public int $value)
    {
    }

    public function __destruct()
    {
        global $gone;
        $gone .= "-$this->value";
    }
}

$gone = '';

function words(int $n): void
{
    $words = ['the', 'quick', 'brown', 'fox', 'x', '10', '1e1', ''];
    $counts = [];
    $order = ['first' => 'none'];
    $seen = [];
    $same = 0;
    for ($i = 0; $i < $n; $i++) {
        $w = $words[$i * 7 % 8];
        $v = $words[$i * 3 % 5];
        $counts[$w] = ($counts[$w] ?? 0) + 1;
        $seen[$i % 13] = $w;
        $order[$w] = $v;
        $order[$i % 5] = 'k';
        if (isset($counts[$v]) && !isset($counts['never'])) {
            $same += $w === $v ? 1 : ($w == 'fox' ? 10 : ($v != 'quick' ? 100 : 0));
        }
        switch ($w) {
            case 'the': $same += 3; break;
            case 'fox': $same += 5; break;
            case 'x': $same += 7; break;
            default: $same += 1;
        }
        $same += match ($v) { 'quick' => 2, 'brown' => 4, 'x' => 8, default => 16 };
    }
    echo json_encode($counts), json_encode($seen), json_encode($order), $same, "\n";
}

function nodes(int $n): void
{
    $nodes = [];
    for ($i = 0; $i < 10; $i++) {
        $nodes[] = new Node($i);
    }
    $list = [1, 2, 3];
    $texts = [];
    for ($i = 0; $i < $n; $i++) {
        $a = $nodes[$i % 10];
        $b = $nodes[$i * 3 % 10];
        $a->next = $b;
        $a->name = $b->name;
        $b->any = null;
        $a->any = 'any';
        $b->list = $list;
        $b->typed = $i % 3 ? 5 : 'five';
        Node::$last = $a->name;
        $texts[] = $a->any;
        if ($i % 100 === 99) {
            $b->name = "node $i";
            $list[] = $i;
        }
    }
    foreach ($nodes as $node) {
        echo $node->value, $node->next->value, $node->name, count($node->list), $node->any, $node->typed, ' ';
    }
    echo Node::$last, ' ', count($texts), ' ', $texts[5], "\n";
}

function chain(int $n): int
{
    $head = null;
    for ($i = 0; $i < 50; $i++) {
        $node = new Node(100 + $i);
        $node->next = $head;
        $head = $node;
    }
    $s = 0;
    for ($k = 0; $k < $n; $k++) {
        for ($node = $head; $node !== null; $node = $node->next) {
            $s += $node->value;
        }
        $a = $head;
        $b = $a->next;
        $a->next = $b->next;
        $b->next = $a;
        $head = $b;
    }
    return $s;
}

function memo(int $n): int
{
    $known = [];
    $steps = 0;
    for ($i = 1; $i < $n; $i++) {
        $x = $i;
        $c = 0;
        while ($x !== 1 && !isset($known[$x])) {
            $x = $x % 2 === 0 ? intdiv($x, 2) : 3 * $x + 1;
            $c++;
        }
        $known[$i] = $c + ($known[$x] ?? 0);
        $steps += $known[$i];
    }
    return $steps;
}

function swaps(int $n): string
{
    $a = ['b', 'a', 'long text', 'another', 'x'];
    $b = [[1], [2, 2], [3, 3, 3]];
    for ($i = 0; $i < $n; $i++) {
        $k = $i % 5;
        $t = $a[$k];
        $a[$k] = $a[0];
        $a[0] = $t;
        $u = $b[$i % 3];
        $b[$i % 3] = $b[1];
        $b[1] = $u;
        $a[$k] = $i % 50 ? $a[$k] : "made $i";
    }
    return json_encode([$a, $b]);
}

words(3000);
nodes(3000);
echo $gone, "\n";
echo chain(60), ' ', $gone, "\n";
echo memo(3000), ' ', swaps(2003), "\n";
