--TEST--
Enums as reflection shows them (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
enum E: string { case A = 'x'; case B = "y\n"; const C = self::A; const int D = 5; public static function f() {} public function g() {} }
enum F { case Z; }
enum I: int { case One = 1; case Two = -2; }
interface J {} 
echo new ReflectionClass('E'); echo new ReflectionEnum('F'); echo new ReflectionClass('I'); echo new ReflectionObject(E::A);
echo new ReflectionEnumBackedCase('E','A'); echo new ReflectionClassConstant('E', 'C'); echo new ReflectionClassConstant('E','D');
echo new ReflectionEnumUnitCase('F','Z'); echo new ReflectionClassConstant('E','A');
/** doc */
#[Attribute] final class P { const X = 1; const array Y = [1]; public $a { get => 1; } }
echo new ReflectionClass('P');
--EXPECT--
Enum [ <user> enum E: string implements UnitEnum, BackedEnum ] {
  @@ {PWD}/enum_reflection.php 2-2

  - Enum cases [2] {
    Case A = x
    Case B = y

  }

  - Constants [2] {
    Constant [ public E C ] { Object }
    Constant [ public int D ] { 5 }
  }

  - Static properties [0] {
  }

  - Static methods [4] {
    Method [ <user> static public method f ] {
      @@ {PWD}/enum_reflection.php 2 - 2
    }

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

  - Methods [1] {
    Method [ <user> public method g ] {
      @@ {PWD}/enum_reflection.php 2 - 2
    }
  }
}
Enum [ <user> enum F implements UnitEnum ] {
  @@ {PWD}/enum_reflection.php 3-3

  - Enum cases [1] {
    Case Z
  }

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [1] {
    Method [ <internal, prototype UnitEnum> static public method cases ] {

      - Parameters [0] {
      }
      - Return [ array ]
    }
  }

  - Properties [1] {
    Property [ public protected(set) readonly string $name ]
  }

  - Methods [0] {
  }
}
Enum [ <user> enum I: int implements UnitEnum, BackedEnum ] {
  @@ {PWD}/enum_reflection.php 4-4

  - Enum cases [2] {
    Case One = 1
    Case Two = -2
  }

  - Constants [0] {
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
    Property [ public protected(set) readonly int $value ]
  }

  - Methods [0] {
  }
}
Object of class [ <user> enum E: string implements UnitEnum, BackedEnum ] {
  @@ {PWD}/enum_reflection.php 2-2

  - Enum cases [2] {
    Case A = x
    Case B = y

  }

  - Constants [2] {
    Constant [ public E C ] { Object }
    Constant [ public int D ] { 5 }
  }

  - Static properties [0] {
  }

  - Static methods [4] {
    Method [ <user> static public method f ] {
      @@ {PWD}/enum_reflection.php 2 - 2
    }

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

  - Dynamic properties [0] {
  }

  - Methods [1] {
    Method [ <user> public method g ] {
      @@ {PWD}/enum_reflection.php 2 - 2
    }
  }
}
Constant [ public E A ] { Object }
Constant [ public E C ] { Object }
Constant [ public int D ] { 5 }
Constant [ public F Z ] { Object }
Constant [ public E A ] { Object }
/** doc */
Class [ <user> <iterateable> final class P ] {
  @@ {PWD}/enum_reflection.php 10-10

  - Constants [2] {
    Constant [ public int X ] { 1 }
    Constant [ public array Y ] { Array }
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [1] {
    Property [ public virtual $a { get; } ]
  }

  - Methods [0] {
  }
}
