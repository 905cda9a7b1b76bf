--TEST--
ReflectionClass::__toString() of final classes, enums and objects with dynamic properties
--FILE--
<?php
final class F1 { private function __construct() {} public function __destruct() {} private function __clone() {} }
enum E1: string { case X = 'x'; const D = self::X; }
foreach (['F1', 'E1'] as $n) {
    echo preg_replace('~@@ \S+/~', '@@ ', new ReflectionClass($n));
}
$o = (object) ['dyn' => 1, '5' => 2];
echo new ReflectionObject($o);
--EXPECT--
Class [ <user> final class F1 ] {
  @@ class_as_text_kinds.php 2-2

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [3] {
    Method [ <user, ctor> private method __construct ] {
      @@ class_as_text_kinds.php 2 - 2
    }

    Method [ <user> public method __destruct ] {
      @@ class_as_text_kinds.php 2 - 2
    }

    Method [ <user> private method __clone ] {
      @@ class_as_text_kinds.php 2 - 2
    }
  }
}
Class [ <user> final class E1 implements UnitEnum, BackedEnum ] {
  @@ class_as_text_kinds.php 3-3

  - Constants [2] {
    Constant [ public E1 X ] { Object }
    Constant [ public E1 D ] { Object }
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
    Property [ public readonly string $name ]
    Property [ public readonly string $value ]
  }

  - Methods [0] {
  }
}
Object of class [ <internal:Core> class stdClass ] {

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Dynamic properties [2] {
    Property [ <dynamic> public $dyn ]
    Property [ <dynamic> public $5 ]
  }

  - Methods [0] {
  }
}
