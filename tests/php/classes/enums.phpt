--TEST--
Enums: cases, backing values, methods, interfaces, constants, what they forbid
--FILE--
<?php
interface HasColor { function color(): string; }
enum Suit: string implements HasColor { case Hearts = 'H'; case Spades = 'S'; const Wild = self::Spades;
  function color(): string { return match ($this) { self::Hearts => 'Red', self::Spades => 'Black' }; }
  static function fromChar(string $c): self { return self::from(strtoupper($c)); } }
enum Plain { case A; case B; }
var_dump(Suit::cases(), Suit::from('H'), Suit::tryFrom('X'), Suit::fromChar('s')->color(), Suit::Wild->name, Suit::Hearts->value, Suit::Hearts instanceof UnitEnum, Suit::Hearts instanceof BackedEnum, Plain::A instanceof BackedEnum);
var_dump(Suit::Hearts === Suit::from('H'), Plain::A == Plain::B, Plain::A < Plain::B, (array) Suit::Hearts, json_encode(Suit::cases()));
foreach ([fn() => Suit::from('X'), fn() => new Suit, fn() => Plain::C, fn() => Suit::Hearts->value = 'x', fn() => json_encode(Plain::A, JSON_THROW_ON_ERROR), fn() => Plain::from('A'), fn() => Suit::Hearts->nope(), fn() => Suit::from([])] as $f)
  try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECTF--

Fatal error: Cannot use temporary expression in write context in %s on line 9
--EXIT--
255
