<?php
// foreach over Iterator, IteratorAggregate and generators; yield from, send(), keys, iterator functions.
// Group callbacks; quick size 6000.
class Countdown implements Iterator
{
    private int $at = 0;

    public function __construct(private int $from)
    {
    }

    public function current(): mixed
    {
        return $this->from - $this->at;
    }

    public function key(): mixed
    {
        return $this->at;
    }

    public function next(): void
    {
        $this->at++;
    }

    public function rewind(): void
    {
        $this->at = 0;
    }

    public function valid(): bool
    {
        return $this->at < $this->from;
    }
}

class Bag implements IteratorAggregate
{
    public function __construct(private int $size)
    {
    }

    public function getIterator(): Generator
    {
        for ($i = 0; $i < $this->size; $i++) {
            yield "k$i" => $i;
        }
    }
}

function both(int $n): Generator
{
    yield from new Countdown($n);
    yield from [1, 2, 3];
    return yield from new Bag($n);
}

function averages(): Generator
{
    $sum = 0;
    for ($count = 1;; $count++) {
        $sum += yield $sum / $count;
    }
}

$n = (int) ($argv[1] ?? 590000);
$sum = 0;
foreach (new Countdown($n) as $key => $value) {
    $sum += $key ^ $value;
}
foreach (new Bag($n) as $key => $value) {
    $sum += $value;
}
foreach (both($n) as $value) {
    $sum += $value;
}
$averages = averages();
for ($i = 0; $i < $n; $i++) {
    $averages->send($i);
}
echo $sum, ' ', $averages->current(), ' ', iterator_count(new Countdown($n)), "\n";
