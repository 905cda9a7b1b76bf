--TEST--
Sorting puts cases of enums together, behind everything else; array_unique() finds the same ones
--FILE--
<?php
enum Suit: string
{
    case Hearts = 'h';
    case Spades = 's';
    case Clubs = 'c';
}
enum Plain
{
    case One;
    case Two;
}

$one = Suit::Spades;
$mixed = [Suit::Clubs, Suit::Spades, 5, Suit::Hearts, Suit::Clubs, Plain::Two, &$one, 'text', Plain::One, Plain::Two, 5];
echo implode(' ', array_keys(array_unique($mixed, SORT_REGULAR))), "\n";

foreach (['sort', 'rsort', 'asort'] as $function) {
    $copy = [Suit::Clubs, 1, Suit::Spades, Suit::Clubs, Suit::Spades, Suit::Clubs];
    $function($copy);
    $names = array_map(fn ($value) => $value->name ?? $value, array_values($copy));
    echo $function, ': ', count(array_unique($names)), ' ', array_search(1, $names), "\n";
    $changes = 0;
    foreach ($names as $i => $name) {
        $changes += $i > 0 && $name !== $names[$i - 1];
    }
    echo $changes, "\n";
}
--EXPECT--
0 1 2 3 5 7 8
sort: 3 0
2
rsort: 3 5
2
asort: 3 0
2
