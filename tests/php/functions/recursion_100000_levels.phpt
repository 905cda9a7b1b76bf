--TEST--
A function recurses 100,000 levels deep
--FILE--
<?php
function depth(int $n): int
{
    return $n === 0 ? 0 : 1 + depth($n - 1);
}

echo depth(100000), "\n";
class Chain
{
    public function walk($n, ...$rest)
    {
        return $n ? $this->walk($n - 1) + 1 : 0;
    }
}
echo (new Chain)->walk(50000), "\n";
--EXPECT--
100000
50000
