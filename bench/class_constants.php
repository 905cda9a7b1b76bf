<?php
// Constants of classes (self::, static::, by name), of enums, of namespaces, and ::class.
// Group calls; quick size 40000.
namespace Bench;

const STEP = 3;

enum Suit: string
{
    case Hearts = 'h';
    case Spades = 's';

    const Wild = self::Spades;
}

class Limits
{
    const LOW = 2;
    const HIGH = self::LOW * 50;
}

class Range extends Limits
{
    const LOW = 5;

    public function sum(int $n): int
    {
        $sum = 0;
        for ($i = 0; $i < $n; $i++) {
            $sum += self::HIGH - static::LOW + parent::LOW + STEP;
            if ($i % 3 === Limits::LOW) {
                $sum += \PHP_INT_SIZE;
            }
            if (Suit::Wild === Suit::Spades && static::class === self::class) {
                $sum++;
            }
        }
        return $sum;
    }
}

echo (new Range)->sum((int) ($argv[1] ?? 3500000)), "\n";
