<?php
// Methods called on temporaries: of properties, of results, fluent interfaces, nested objects.
// Group calls; quick size 10000.
class Node
{
    public ?Node $next = null;
    private array $tags = ['a' => 1];

    public function __construct(private int $value)
    {
    }

    public function value(): int
    {
        return $this->value;
    }

    public function add($by)
    {
        $this->value += $by;
        return $this;
    }

    public function tag(string $name): ?int
    {
        return $this->tags[$name] ?? null;
    }
}

class Holder
{
    private Node $node;

    public function __construct()
    {
        $this->node = new Node(1);
        $this->node->next = new Node(2);
    }

    public function node(): Node
    {
        return $this->node;
    }

    public function work(int $n): int
    {
        $sum = 0;
        for ($i = 0; $i < $n; $i++) {
            $sum += $this->node->value() + $this->node->next->value();
            $sum += $this->node()->add(1)->add(-1)->value();
            $sum += $this->node->next?->tag('a') + ($this->node?->next?->next?->value() ?? 0);
        }
        return $sum;
    }
}

echo (new Holder)->work((int) ($argv[1] ?? 1100000)), "\n";
