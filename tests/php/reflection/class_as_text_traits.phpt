--TEST--
ReflectionClass::__toString() shows where the methods of traits come from
--FILE--
<?php
class X1 { const C = 1.0; }
trait T1 {
    private $t = 1;
    abstract function ab();
    static function st() {}
    function tm($x = self::class, $y = __CLASS__, $z = PHP_VERSION . 'a' . \Foo\BAR, $w = new ArrayObject([1, 'a' => 2]),
                $v = 1 + 2 * X1::C, $u = null ?? -1) {}
}
class U1 { use T1 { tm as protected tm2; tm as tm3; } function ab() {} }
foreach (['T1', 'U1'] as $n) {
    echo preg_replace('~@@ \S+/~', '@@ ', new ReflectionClass($n));
}
print_r((new ReflectionClass('U1'))->getTraitAliases());
--EXPECT--
Trait [ <user> trait T1 ] {
  @@ class_as_text_traits.php 3-9

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [1] {
    Method [ <user> static public method st ] {
      @@ class_as_text_traits.php 6 - 6
    }
  }

  - Properties [1] {
    Property [ private $t = 1 ]
  }

  - Methods [2] {
    Method [ <user> abstract public method ab ] {
      @@ class_as_text_traits.php 5 - 5
    }

    Method [ <user> public method tm ] {
      @@ class_as_text_traits.php 7 - 8

      - Parameters [6] {
        Parameter #0 [ <optional> $x = self::class ]
        Parameter #1 [ <optional> $y = __CLASS__ ]
        Parameter #2 [ <optional> $z = PHP_VERSION . 'a' . Foo\BAR ]
        Parameter #3 [ <optional> $w = new \ArrayObject([0 => 1, 'a' => 2]) ]
        Parameter #4 [ <optional> $v = 1 + 2 * X1::C ]
        Parameter #5 [ <optional> $u = -1 ]
      }
    }
  }
}
Class [ <user> class U1 ] {
  @@ class_as_text_traits.php 10-10

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [1] {
    Method [ <user> static public method st ] {
      @@ class_as_text_traits.php 6 - 6
    }
  }

  - Properties [1] {
    Property [ private $t = 1 ]
  }

  - Methods [4] {
    Method [ <user> public method ab ] {
      @@ class_as_text_traits.php 10 - 10
    }

    Method [ <user> protected method tm2 ] {
      @@ class_as_text_traits.php 7 - 8

      - Parameters [6] {
        Parameter #0 [ <optional> $x = self::class ]
        Parameter #1 [ <optional> $y = __CLASS__ ]
        Parameter #2 [ <optional> $z = PHP_VERSION . 'a' . Foo\BAR ]
        Parameter #3 [ <optional> $w = new \ArrayObject([0 => 1, 'a' => 2]) ]
        Parameter #4 [ <optional> $v = 1 + 2 * X1::C ]
        Parameter #5 [ <optional> $u = -1 ]
      }
    }

    Method [ <user> public method tm3 ] {
      @@ class_as_text_traits.php 7 - 8

      - Parameters [6] {
        Parameter #0 [ <optional> $x = self::class ]
        Parameter #1 [ <optional> $y = __CLASS__ ]
        Parameter #2 [ <optional> $z = PHP_VERSION . 'a' . Foo\BAR ]
        Parameter #3 [ <optional> $w = new \ArrayObject([0 => 1, 'a' => 2]) ]
        Parameter #4 [ <optional> $v = 1 + 2 * X1::C ]
        Parameter #5 [ <optional> $u = -1 ]
      }
    }

    Method [ <user> public method tm ] {
      @@ class_as_text_traits.php 7 - 8

      - Parameters [6] {
        Parameter #0 [ <optional> $x = self::class ]
        Parameter #1 [ <optional> $y = __CLASS__ ]
        Parameter #2 [ <optional> $z = PHP_VERSION . 'a' . Foo\BAR ]
        Parameter #3 [ <optional> $w = new \ArrayObject([0 => 1, 'a' => 2]) ]
        Parameter #4 [ <optional> $v = 1 + 2 * X1::C ]
        Parameter #5 [ <optional> $u = -1 ]
      }
    }
  }
}
Array
(
    [tm2] => T1::tm
    [tm3] => T1::tm
)
