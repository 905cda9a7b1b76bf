<?php
// Objects used as arrays and counted: ArrayAccess, Countable, IteratorAggregate.
// Group calls; quick size 8000.
class Collection implements ArrayAccess, Countable, IteratorAggregate
{
    private array $items = [];

    public function offsetExists(mixed $offset): bool
    {
        return isset($this->items[$offset]);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->items[$offset];
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        if ($offset === null) {
            $this->items[] = $value;
        } else {
            $this->items[$offset] = $value;
        }
    }

    public function offsetUnset(mixed $offset): void
    {
        unset($this->items[$offset]);
    }

    public function count(): int
    {
        return count($this->items);
    }

    public function getIterator(): Iterator
    {
        return new ArrayIterator($this->items);
    }
}

$n = (int) ($argv[1] ?? 750000);
$items = new Collection;
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $items[$i & 255] = $i;
    $sum += $items[$i & 255] + count($items);
    if (isset($items[300])) {
        unset($items[300]);
    } elseif ($i % 500 === 0) {
        $items[] = 1;
        foreach ($items as $key => $value) {
            $sum += $key;
        }
    }
}
echo $sum, "\n";
