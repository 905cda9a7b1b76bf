--TEST--
What the iterators of a MultipleIterator throw
--FILE--
<?php
class Throwing extends ArrayIterator {
    function __construct(private string $in) { parent::__construct([1]); }
    private function may(string $method) { if ($method === $this->in) throw new LogicException($method); }
    function rewind(): void { $this->may('rewind'); parent::rewind(); }
    function valid(): bool { $this->may('valid'); return parent::valid(); }
    function current(): mixed { $this->may('current'); return parent::current(); }
    function key(): string|int|null { $this->may('key'); return parent::key(); }
    function next(): void { $this->may('next'); parent::next(); }
}
foreach (['rewind', 'valid', 'current', 'key', 'next'] as $method) {
    $all = new MultipleIterator;
    $all->attachIterator(new Throwing($method));
    try {
        foreach ($all as $keys => $values) {
            echo json_encode([$keys, $values]), "\n";
        }
    } catch (Exception $e) {
        do {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        } while ($e = $e->getPrevious());
    }
}
--EXPECT--
LogicException: rewind
LogicException: valid
RuntimeException: Failed to call sub iterator method
LogicException: current
RuntimeException: Failed to call sub iterator method
LogicException: key
[[0],[1]]
LogicException: next
