<?php
// Static, self::, parent:: and static:: calls, try blocks in what is called; what is left on the way.
class Base
{
    protected static int $calls = 0;
    public int $n = 0;

    public function __construct(protected int $by)
    {
    }

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
        if ($n > 1980) {
            echo static::class, ' ', debug_backtrace()[0]['class'], "\n";
        }
        return $n + $n;
    }

    public static function calls(): int
    {
        return static::$calls;
    }

    public function step(int $n): int
    {
        $this->n += $n;
        if ($n > 1985) {
            echo get_class($this), ' ', static::class, ' ', $this->n, "\n";
        }
        return $this->n % 7;
    }

    public function both(int $n): int
    {
        return self::step($n) + static::step($n + 1);
    }
}

class Derived extends Base
{
    public static function scale(int $n): int
    {
        return parent::scale($n) + 1;
    }

    public function step(int $n): int
    {
        return parent::step($n) + $this->by;
    }

    public static function nested(int $n): int
    {
        return $n < 1 ? 0 : static::nested($n - 1) + static::scale($n);
    }
}

function careful(Base $b, int $i): int
{
    $x = 1;
    try {
        $x = 2;
        $b->n++;
        $r = intdiv(100, $i % 50);
        $x = 3;
        return $r + $x;
    } catch (DivisionByZeroError $e) {
        return $x - $e->getLine() - count($e->getTrace());
    }
}

function finally_(Base $b, int $i): int
{
    try {
        $b->n += $i % 3;
        return $b->n % 5;
    } finally {
        $b->n--;
    }
}

function run(): void
{
    $s = 0;
    for ($i = 0; $i < 1990; $i++) {
        $s += Derived::make($i) - Base::make($i) + Derived::nested($i % 9);
    }
    echo $s, ' ', Base::calls(), ' ', Derived::calls(), "\n";
    $d = new Derived(5);
    $b = new Base(2);
    $s = 0;
    for ($i = 0; $i < 1990; $i++) {
        $s += $d->step($i) + $d->both($i) + $b->both($i);
    }
    echo $s, ' ', $d->n, ' ', $b->n, "\n";
    $s = 0;
    for ($i = 0; $i < 1990; $i++) {
        $s += careful($d, $i) + finally_($b, $i);
    }
    echo $s, ' ', $d->n, ' ', $b->n, "\n";
}

run();
