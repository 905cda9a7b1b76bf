<?php
// Static calls: by name, self::, static:: and parent::, and a method found by late static binding.
// Group calls; quick size 20000.
class Base
{
    protected static int $calls = 0;

    public static function scale(int $n): int
    {
        self::$calls++;
        return $n * 2;
    }

    public static function make(int $n): int
    {
        return static::scale($n) + self::twice($n);
    }

    private static function twice(int $n): int
    {
        return $n + $n;
    }

    public static function calls(): int
    {
        return static::$calls;
    }
}

class Derived extends Base
{
    public static function scale(int $n): int
    {
        return parent::scale($n) + 1;
    }
}

$n = (int) ($argv[1] ?? 2000000);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += Base::scale($i) + Derived::make($i);
}
echo $sum, ' ', Derived::calls(), "\n";
