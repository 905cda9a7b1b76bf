<?php
// A tour of what runs: values, arrays, classes, enums, closures, generators, match, exceptions.
declare(strict_types=1);

namespace Tour;

enum Suit: string
{
    case Hearts = '♥';
    case Spades = '♠';

    public function colour(): string
    {
        return match ($this) {
            self::Hearts => 'red',
            self::Spades => 'black',
        };
    }
}

final class Card
{
    public function __construct(public readonly Suit $suit, public readonly int $rank)
    {
    }

    public function __toString(): string
    {
        return "{$this->suit->value}{$this->rank}";
    }
}

function deck(int ...$ranks): \Generator
{
    foreach (Suit::cases() as $suit) {
        foreach ($ranks as $rank) {
            yield "$suit->name of $rank" => new Card($suit, $rank);
        }
    }
}

foreach (deck(7, 8) as $name => $card) {
    printf("%-12s %s %s\n", $name, $card, $card->suit->colour());
}

$words = ['engine', 'opcode', 'handler', 'zval'];
usort($words, fn(string $a, string $b): int => strlen($a) <=> strlen($b) ?: $a <=> $b);
['first' => $first, 'rest' => [, $second]] = ['first' => $words[0], 'rest' => array_slice($words, 1)];
echo "$first, then $second\n";

$copy = $words;
$copy[] = 'copied only now';
echo count($words), ' ', count($copy), "\n";

function average(array $numbers, int $precision = 2): float
{
    return round(array_sum($numbers) / count($numbers), $precision);
}

echo average(precision: 1, numbers: [1, 2, 3.5]), "\n";

try {
    average([]);
} catch (\DivisionByZeroError $e) {
    echo get_class($e), ': ', $e->getMessage(), ' on line ', $e->getLine(), "\n";
} finally {
    echo "done\n";
}
var_dump(strlen(...)('first class'), 0.1 + 0.2, PHP_INT_MAX + 1, "10" == "1e1", null ?? 'default');
