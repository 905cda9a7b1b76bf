--TEST--
foreach over an Iterator that has a method getIterator() calls the Iterator's methods
--FILE--
<?php
class Countdown implements Iterator
{
    private int $left = 0;

    public function rewind(): void { $this->left = 3; }
    public function valid(): bool { return $this->left > 0; }
    public function current(): int { return $this->left; }
    public function key(): int { return 10 - $this->left; }
    public function next(): void { $this->left--; }
    public function getIterator(): static { throw new Exception("never called"); }
}

foreach ([1, 2] as $round) {
    foreach (new Countdown as $key => $left) {
        echo $round, ": ", $key, " => ", $left, "\n";
    }
}
print_r(iterator_to_array(new Countdown));
echo implode(",", [...new Countdown]), "\n";
--EXPECT--
1: 7 => 3
1: 8 => 2
1: 9 => 1
2: 7 => 3
2: 8 => 2
2: 9 => 1
Array
(
    [7] => 3
    [8] => 2
    [9] => 1
)
3,2,1
