--TEST--
The first constant fetched of a backed enum makes all of its cases
--FILE--
<?php
enum Twice: string {
    const OTHER = 1;
    case A = "x";
    case B = "x";
}
foreach ([fn() => Twice::OTHER, fn() => Twice::A, fn() => Twice::from("x"), fn() => constant('Twice::A')] as $fetch) {
    try {
        var_dump($fetch());
    } catch (Error $e) {
        echo $e->getMessage(), " on line ", $e->getLine(), "\n";
    }
}
enum Lost: int {
    case A = 1 + 1;
    case B = UNKNOWN;
}
try {
    var_dump(Lost::A);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
enum Suit: int {
    case Hearts = 1;
    case Spades = 2;
    case Clubs = 3;
}
$last = Suit::Clubs;
echo spl_object_id(new stdClass) - spl_object_id(Suit::Hearts), "\n";
--EXPECT--
Duplicate value in enum Twice for cases A and B on line 7
Duplicate value in enum Twice for cases A and B on line 7
Duplicate value in enum Twice for cases A and B on line 7
enum(Twice::A)
Undefined constant "UNKNOWN"
2
