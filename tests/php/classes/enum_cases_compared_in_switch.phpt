--TEST--
Enum cases compared with == and in switch
--FILE--
<?php
enum Suit: string { case Hearts = 'H'; case Spades = 'S'; case Clubs = 'C'; }
enum Other { case Hearts; }
function name_of($case) {
    switch ($case) {
        case Suit::Hearts: return "hearts";
        case Suit::Spades: return "spades";
        case Other::Hearts: return "other";
        default: return "none";
    }
}
for ($i = 0; $i < 2; $i++) {
    foreach ([...Suit::cases(), Other::Hearts, 'H', null, true, 1, new stdClass, []] as $value) {
        echo name_of($value), " ";
        foreach ([Suit::Hearts, Other::Hearts] as $case) {
            echo (int)($value == $case), (int)($case == $value), (int)($case != $value), (int)($value === $case), " ";
            echo (int)($value < $case), (int)($case < $value), (int)($value >= $case), " ";
        }
        echo "\n";
    }
}
var_dump(in_array(Suit::Clubs, [Suit::Hearts, Suit::Clubs]), array_search(Other::Hearts, Suit::cases()));
var_dump([Suit::Hearts, 1] == [Suit::Hearts, 1], [Suit::Hearts] == [Suit::Spades]);
--EXPECT--
hearts 1101 001 0010 000 
spades 0010 000 0010 000 
none 0010 000 0010 000 
other 0010 000 1101 001 
none 0010 000 0010 000 
none 0010 100 0010 100 
none 0010 000 0010 000 
none 0010 000 0010 000 
none 0010 000 0010 000 
none 0010 000 0010 000 
hearts 1101 001 0010 000 
spades 0010 000 0010 000 
none 0010 000 0010 000 
other 0010 000 1101 001 
none 0010 000 0010 000 
none 0010 100 0010 100 
none 0010 000 0010 000 
none 0010 000 0010 000 
none 0010 000 0010 000 
none 0010 000 0010 000 
bool(true)
bool(false)
bool(true)
bool(false)
