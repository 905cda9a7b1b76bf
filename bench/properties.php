<?php
// Reading and writing declared, typed, static and dynamic properties.
// Group calls; quick size 60000.
class Point
{
    public $x = 1;
    public int $y = 2;
    private static int $made = 0;

    public function walk(int $n): int
    {
        $sum = 0;
        for ($i = 0; $i < $n; $i++) {
            $sum += $this->x + $this->y;
            $this->y = $i & 7;
            self::$made++;
        }
        return $sum + self::$made;
    }
}

$n = (int) ($argv[1] ?? 6000000);
$point = new Point;
$bag = new stdClass;
$bag->total = 0;
for ($i = 0; $i < $n; $i++) {
    $bag->total += $point->x;
}
echo $point->walk($n), ' ', $bag->total, "\n";
