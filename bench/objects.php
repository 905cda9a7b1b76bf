<?php
// Making, cloning, comparing and destroying objects; instanceof, static properties, arrays of objects.
// Group calls; quick size 7000.
interface Shape
{
    public function area(): float;
}

abstract class Base implements Shape
{
    public static int $made = 0;
    protected array $tags = [];

    public function __construct(protected float $size)
    {
        self::$made++;
    }

    public function __destruct()
    {
        self::$made--;
    }
}

class Square extends Base
{
    public function area(): float
    {
        return $this->size ** 2;
    }
}

class Circle extends Base
{
    public function area(): float
    {
        return 3.14 * $this->size * $this->size;
    }

    public function __clone()
    {
        $this->tags['cloned'] = true;
        self::$made++;
    }
}

$n = (int) ($argv[1] ?? 660000);
$area = 0.0;
$kept = [];
for ($i = 0; $i < $n; $i++) {
    $shape = $i % 3 ? new Square($i % 10) : new Circle($i % 7);
    if ($shape instanceof Circle) {
        $copy = clone $shape;
        $area += $copy == $shape ? 1 : 2;
    }
    $area += $shape->area();
    $kept[$i % 100] = $shape;
}
echo round($area, 2), ' ', count($kept), ' ', Base::$made, "\n";
