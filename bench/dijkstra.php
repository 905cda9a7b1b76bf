<?php
// Shortest paths with a binary heap over a generated graph.
// Group loops; quick size 1500.
final class MinHeap
{
    private array $items = [];

    public function push(int $priority, int $value): void
    {
        $i = count($this->items);
        $this->items[] = [$priority, $value];
        while ($i > 0) {
            $parent = ($i - 1) >> 1;
            if ($this->items[$parent][0] <= $this->items[$i][0]) {
                break;
            }
            [$this->items[$parent], $this->items[$i]] = [$this->items[$i], $this->items[$parent]];
            $i = $parent;
        }
    }

    public function pop(): ?array
    {
        if (!$this->items) {
            return null;
        }
        $top = $this->items[0];
        $last = array_pop($this->items);
        $n = count($this->items);
        if ($n > 0) {
            $i = 0;
            while (($child = 2 * $i + 1) < $n) {
                if ($child + 1 < $n && $this->items[$child + 1][0] < $this->items[$child][0]) {
                    $child++;
                }
                if ($last[0] <= $this->items[$child][0]) {
                    break;
                }
                $this->items[$i] = $this->items[$child];
                $i = $child;
            }
            $this->items[$i] = $last;
        }
        return $top;
    }
}

$n = (int) ($argv[1] ?? 120000);
$graph = [];
for ($i = 0; $i < $n; $i++) {
    foreach ([1, 7, 31, 64] as $k => $step) {
        $graph[$i][($i * 3 + $step) % $n] = ($i * 17 + $k * 29) % 97 + 1;
    }
}
$distance = [0 => 0];
$heap = new MinHeap;
$heap->push(0, 0);
while ([$d, $node] = $heap->pop()) {
    if ($d > $distance[$node]) {
        continue;
    }
    foreach ($graph[$node] as $to => $weight) {
        if ($d + $weight < ($distance[$to] ?? PHP_INT_MAX)) {
            $distance[$to] = $d + $weight;
            $heap->push($d + $weight, $to);
        }
    }
}
echo count($distance), ' ', max($distance), ' ', array_sum($distance), "\n";
