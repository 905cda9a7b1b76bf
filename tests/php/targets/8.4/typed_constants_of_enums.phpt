--TEST--
Typed and dynamically named constants of enums
--INI--
zvm.php=8.4
--FILE--
<?php
enum E: string { const self D = self::A; const E F = E::A; case A = 'a'; const string G = self::A->value . 'x'; const int|string H = 1; const iterable IT = []; const mixed M = null; } $n = 'G'; var_dump(E::{$n}, E::{'D'}, E::D::{'F'}->name, (E::A)::{$n}); foreach (['class', 'NOPE', '', 'a', 1, null, [], 'A'] as $n) try { var_dump(E::{$n}); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } $o = new class { const A = 1; private const P = 2; const int|float C = 1; }; var_dump($o::{'A'}); try { $o::{'P'}; } catch (Throwable $e) { echo $e->getMessage(), "\n"; } echo new ReflectionClass('E'); echo (new ReflectionClassConstant($o, 'C'))->getType(); class Z extends E2 {} 
--EXPECT--
string(2) "ax"
enum(E::A)
string(1) "A"
string(2) "ax"
string(1) "E"
ErrorUndefined constant E::NOPE
ErrorUndefined constant E::
ErrorUndefined constant E::a
TypeErrorCannot use value of type int as class constant name
TypeErrorCannot use value of type null as class constant name
TypeErrorCannot use value of type array as class constant name
enum(E::A)
int(1)
Cannot access private constant class@anonymous::P
Class [ <user> final class E implements UnitEnum, BackedEnum ] {
  @@ {PWD}/typed_constants_of_enums.php 2-2

  - Constants [7] {
    Constant [ public self D ] { Object }
    Constant [ public E F ] { Object }
    Constant [ public E A ] { Object }
    Constant [ public string G ] { ax }
    Constant [ public string|int H ] { 1 }
    Constant [ public Traversable|array IT ] { Array }
    Constant [ public mixed M ] {  }
  }

  - Static properties [0] {
  }

  - Static methods [3] {
    Method [ <internal, prototype UnitEnum> static public method cases ] {

      - Parameters [0] {
      }
      - Return [ array ]
    }

    Method [ <internal, prototype BackedEnum> static public method from ] {

      - Parameters [1] {
        Parameter #0 [ <required> string|int $value ]
      }
      - Return [ static ]
    }

    Method [ <internal, prototype BackedEnum> static public method tryFrom ] {

      - Parameters [1] {
        Parameter #0 [ <required> string|int $value ]
      }
      - Return [ ?static ]
    }
  }

  - Properties [2] {
    Property [ public protected(set) readonly string $name ]
    Property [ public protected(set) readonly string $value ]
  }

  - Methods [0] {
  }
}
int|float
Fatal error: Uncaught Error: Class "E2" not found in {PWD}/typed_constants_of_enums.php:2
Stack trace:
#0 {main}
  thrown in {PWD}/typed_constants_of_enums.php on line 2
--EXIT--
255
