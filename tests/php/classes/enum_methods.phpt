--TEST--
cases(), from() and tryFrom() of enums, again and again
--FILE--
<?php
enum Suit: string { case Hearts = 'H'; case Spades = 'S'; const Wild = self::Spades; const Other = 'x'; public static function first() { return self::cases()[0]; } }
enum Level: int { case Low = 1; case High = -5; case Big = 1 << 40; }
enum Plain { case X; case Y; }
enum None {}
enum Other: int {}
enum Computed: string { case A = 'a' . 'b'; case B = Suit::Other; }
function report($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
for ($i = 0; $i < 3; $i++) {
    foreach ([fn() => Suit::cases(), fn() => Level::cases(), fn() => Plain::cases(), fn() => None::cases(), fn() => Other::cases(), fn() => Computed::cases(),
        fn() => Suit::from('H'), fn() => Suit::from('x'), fn() => Suit::tryFrom('S'), fn() => Suit::tryFrom(''), fn() => Level::from(1), fn() => Level::from('-5'), fn() => Level::tryFrom(1 << 40),
        fn() => Level::tryFrom(7), fn() => Level::from(7), fn() => Level::from(1.0), fn() => Level::tryFrom(1.5), fn() => Level::tryFrom('abc'), fn() => Level::tryFrom(null), fn() => Level::from(true),
        fn() => Suit::tryFrom(null), fn() => Suit::from(5), fn() => Suit::tryFrom([]), fn() => Other::tryFrom(1), fn() => Computed::from('ab'), fn() => Computed::tryFrom('x'),
        fn() => Suit::from(), fn() => Suit::cases(1), fn() => Plain::from('X'), fn() => Suit::from(value: 'H'), fn() => Suit::first(), fn() => Suit::Wild->name,
        fn() => array_map([Suit::class, 'from'], ['H', 'S']), fn() => array_map('Level::tryFrom', [1, 2]), fn() => array_map(Suit::tryFrom(...), ['S', 'T']), fn() => call_user_func('Plain::cases'),
        fn() => constant('Suit::Hearts'), fn() => constant('\Suit::Wild'), fn() => constant('suit::Other'), fn() => constant('Suit::Missing'), fn() => constant('Missing::A'), fn() => constant('Suit::'), fn() => constant('::A'), fn() => constant('Suit:A'),
        fn() => Suit::from('H') === Suit::Hearts] as $f) report($f);
    $cases = Suit::cases(); $cases[] = 1; array_pop($cases); $cases[0] = 'changed'; unset($cases[1]); next($cases);
    $byRef = Plain::cases(); foreach ($byRef as &$c) $c = 0; unset($c); sort($byRef);
}
--EXPECTF--
array(2) {
  [0]=>
  enum(Suit::Hearts)
  [1]=>
  enum(Suit::Spades)
}
array(3) {
  [0]=>
  enum(Level::Low)
  [1]=>
  enum(Level::High)
  [2]=>
  enum(Level::Big)
}
array(2) {
  [0]=>
  enum(Plain::X)
  [1]=>
  enum(Plain::Y)
}
array(0) {
}
array(0) {
}
array(2) {
  [0]=>
  enum(Computed::A)
  [1]=>
  enum(Computed::B)
}
enum(Suit::Hearts)
ValueError: "x" is not a valid backing value for enum Suit
enum(Suit::Spades)
NULL
enum(Level::Low)
enum(Level::High)
enum(Level::Big)
NULL
ValueError: 7 is not a valid backing value for enum Level
enum(Level::Low)

Deprecated: Implicit conversion from float 1.5 to int loses precision in %s on line 12
enum(Level::Low)
TypeError: Level::tryFrom(): Argument #1 ($value) must be of type int, string given

Deprecated: Level::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated in %s on line 12
NULL
enum(Level::Low)

Deprecated: Suit::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated in %s on line 13
NULL
ValueError: "5" is not a valid backing value for enum Suit
TypeError: Suit::tryFrom(): Argument #1 ($value) must be of type string|int, array given
NULL
enum(Computed::A)
enum(Computed::B)
ArgumentCountError: Suit::from() expects exactly 1 argument, 0 given
ArgumentCountError: Suit::cases() expects exactly 0 arguments, 1 given
Error: Call to undefined method Plain::from()
enum(Suit::Hearts)
enum(Suit::Hearts)
string(6) "Spades"
array(2) {
  [0]=>
  enum(Suit::Hearts)
  [1]=>
  enum(Suit::Spades)
}
array(2) {
  [0]=>
  enum(Level::Low)
  [1]=>
  NULL
}
array(2) {
  [0]=>
  enum(Suit::Spades)
  [1]=>
  NULL
}
array(2) {
  [0]=>
  enum(Plain::X)
  [1]=>
  enum(Plain::Y)
}
enum(Suit::Hearts)
enum(Suit::Spades)
string(1) "x"
Error: Undefined constant Suit::Missing
Error: Class "Missing" not found
Error: Undefined constant Suit::
Error: Class "" not found
Error: Undefined constant "Suit:A"
bool(true)
array(2) {
  [0]=>
  enum(Suit::Hearts)
  [1]=>
  enum(Suit::Spades)
}
array(3) {
  [0]=>
  enum(Level::Low)
  [1]=>
  enum(Level::High)
  [2]=>
  enum(Level::Big)
}
array(2) {
  [0]=>
  enum(Plain::X)
  [1]=>
  enum(Plain::Y)
}
array(0) {
}
array(0) {
}
array(2) {
  [0]=>
  enum(Computed::A)
  [1]=>
  enum(Computed::B)
}
enum(Suit::Hearts)
ValueError: "x" is not a valid backing value for enum Suit
enum(Suit::Spades)
NULL
enum(Level::Low)
enum(Level::High)
enum(Level::Big)
NULL
ValueError: 7 is not a valid backing value for enum Level
enum(Level::Low)

Deprecated: Implicit conversion from float 1.5 to int loses precision in %s on line 12
enum(Level::Low)
TypeError: Level::tryFrom(): Argument #1 ($value) must be of type int, string given

Deprecated: Level::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated in %s on line 12
NULL
enum(Level::Low)

Deprecated: Suit::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated in %s on line 13
NULL
ValueError: "5" is not a valid backing value for enum Suit
TypeError: Suit::tryFrom(): Argument #1 ($value) must be of type string|int, array given
NULL
enum(Computed::A)
enum(Computed::B)
ArgumentCountError: Suit::from() expects exactly 1 argument, 0 given
ArgumentCountError: Suit::cases() expects exactly 0 arguments, 1 given
Error: Call to undefined method Plain::from()
enum(Suit::Hearts)
enum(Suit::Hearts)
string(6) "Spades"
array(2) {
  [0]=>
  enum(Suit::Hearts)
  [1]=>
  enum(Suit::Spades)
}
array(2) {
  [0]=>
  enum(Level::Low)
  [1]=>
  NULL
}
array(2) {
  [0]=>
  enum(Suit::Spades)
  [1]=>
  NULL
}
array(2) {
  [0]=>
  enum(Plain::X)
  [1]=>
  enum(Plain::Y)
}
enum(Suit::Hearts)
enum(Suit::Spades)
string(1) "x"
Error: Undefined constant Suit::Missing
Error: Class "Missing" not found
Error: Undefined constant Suit::
Error: Class "" not found
Error: Undefined constant "Suit:A"
bool(true)
array(2) {
  [0]=>
  enum(Suit::Hearts)
  [1]=>
  enum(Suit::Spades)
}
array(3) {
  [0]=>
  enum(Level::Low)
  [1]=>
  enum(Level::High)
  [2]=>
  enum(Level::Big)
}
array(2) {
  [0]=>
  enum(Plain::X)
  [1]=>
  enum(Plain::Y)
}
array(0) {
}
array(0) {
}
array(2) {
  [0]=>
  enum(Computed::A)
  [1]=>
  enum(Computed::B)
}
enum(Suit::Hearts)
ValueError: "x" is not a valid backing value for enum Suit
enum(Suit::Spades)
NULL
enum(Level::Low)
enum(Level::High)
enum(Level::Big)
NULL
ValueError: 7 is not a valid backing value for enum Level
enum(Level::Low)

Deprecated: Implicit conversion from float 1.5 to int loses precision in %s on line 12
enum(Level::Low)
TypeError: Level::tryFrom(): Argument #1 ($value) must be of type int, string given

Deprecated: Level::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated in %s on line 12
NULL
enum(Level::Low)

Deprecated: Suit::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated in %s on line 13
NULL
ValueError: "5" is not a valid backing value for enum Suit
TypeError: Suit::tryFrom(): Argument #1 ($value) must be of type string|int, array given
NULL
enum(Computed::A)
enum(Computed::B)
ArgumentCountError: Suit::from() expects exactly 1 argument, 0 given
ArgumentCountError: Suit::cases() expects exactly 0 arguments, 1 given
Error: Call to undefined method Plain::from()
enum(Suit::Hearts)
enum(Suit::Hearts)
string(6) "Spades"
array(2) {
  [0]=>
  enum(Suit::Hearts)
  [1]=>
  enum(Suit::Spades)
}
array(2) {
  [0]=>
  enum(Level::Low)
  [1]=>
  NULL
}
array(2) {
  [0]=>
  enum(Suit::Spades)
  [1]=>
  NULL
}
array(2) {
  [0]=>
  enum(Plain::X)
  [1]=>
  enum(Plain::Y)
}
enum(Suit::Hearts)
enum(Suit::Spades)
string(1) "x"
Error: Undefined constant Suit::Missing
Error: Class "Missing" not found
Error: Undefined constant Suit::
Error: Class "" not found
Error: Undefined constant "Suit:A"
bool(true)
