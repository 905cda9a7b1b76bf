--TEST--
ReflectionClass::__toString() shows constants, properties, methods, where they come from
--FILE--
<?php
interface UI extends Iterator {}
abstract class UA implements UI {}
abstract class UD extends UA implements Countable { function __toString(): string { return ''; } }
class X1 implements Stringable {
    function __toString(): string { return ''; }
    public $p;
    private static $s = [1.5, "\xe9", null];
    protected readonly int $r;
    const A = 'x', B = [1], C = 1.0, D = true, E = null;
    /** doc */
    final protected static function &f(self|int|null $a, ?X1 &$b = null, iterable $c = [], callable|string $d = 'x',
                                       X1&Countable ...$e): static|false { static $q = 1; return $q; }
}
trait T1 {
    private $t = 1;
    abstract function ab();
    static function st() {}
    function tm($x = self::class, $y = __CLASS__, $z = PHP_VERSION . 'a' . \Foo\BAR, $w = new ArrayObject([1, 'a' => 2]),
                $v = 1 + 2 * X1::C, $u = null ?? -1) {}
}
class U1 { use T1 { tm as protected tm2; tm as tm3; } function ab() {} }
final class F1 { private function __construct() {} public function __destruct() {} private function __clone() {} }
enum E1: string { case X = 'x'; const D = self::X; }
foreach (['UI', 'UA', 'UD', 'X1', 'T1', 'U1', 'F1', 'E1'] as $n) {
    echo preg_replace('~@@ \S+/~', '@@ ', new ReflectionClass($n));
}
print_r((new ReflectionClass('U1'))->getTraitAliases());
$o = new U1;
$o = (object) ['dyn' => 1, '5' => 2];
echo new ReflectionObject($o);
--EXPECT--
Interface [ <user> interface UI extends Iterator, Traversable ] {
  @@ class_as_text.php 2-2

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [5] {
    Method [ <internal:Core, inherits Iterator> abstract public method current ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method next ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method key ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method valid ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method rewind ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }
  }
}
Class [ <user> <iterateable> abstract class UA implements UI, Traversable, Iterator ] {
  @@ class_as_text.php 3-3

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [5] {
    Method [ <internal:Core, inherits Iterator> abstract public method current ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method next ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method key ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method valid ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method rewind ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }
  }
}
Class [ <user> <iterateable> abstract class UD extends UA implements UI, Traversable, Iterator, Countable, Stringable ] {
  @@ class_as_text.php 4-4

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [7] {
    Method [ <user, prototype Stringable> public method __toString ] {
      @@ class_as_text.php 4 - 4

      - Parameters [0] {
      }
      - Return [ string ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method current ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method next ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method key ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method valid ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method rewind ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Countable> abstract public method count ] {

      - Parameters [0] {
      }
      - Tentative return [ int ]
    }
  }
}
Class [ <user> class X1 implements Stringable ] {
  @@ class_as_text.php 5-14

  - Constants [5] {
    Constant [ public string A ] { x }
    Constant [ public array B ] { Array }
    Constant [ public float C ] { 1 }
    Constant [ public bool D ] { 1 }
    Constant [ public null E ] {  }
  }

  - Static properties [1] {
    Property [ private static $s = [1.5, '\xE9', NULL] ]
  }

  - Static methods [1] {
    /** doc */
    Method [ <user> final static protected method &f ] {
      @@ class_as_text.php 12 - 13

      - Parameters [5] {
        Parameter #0 [ <required> self|int|null $a ]
        Parameter #1 [ <optional> ?X1 &$b = NULL ]
        Parameter #2 [ <optional> Traversable|array $c = [] ]
        Parameter #3 [ <optional> callable|string $d = 'x' ]
        Parameter #4 [ <optional> X1&Countable ...$e ]
      }
      - Return [ static|false ]
    }
  }

  - Properties [2] {
    Property [ public $p = NULL ]
    Property [ protected readonly int $r ]
  }

  - Methods [1] {
    Method [ <user, prototype Stringable> public method __toString ] {
      @@ class_as_text.php 6 - 6

      - Parameters [0] {
      }
      - Return [ string ]
    }
  }
}
Trait [ <user> trait T1 ] {
  @@ class_as_text.php 15-21

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [1] {
    Method [ <user> static public method st ] {
      @@ class_as_text.php 18 - 18
    }
  }

  - Properties [1] {
    Property [ private $t = 1 ]
  }

  - Methods [2] {
    Method [ <user> abstract public method ab ] {
      @@ class_as_text.php 17 - 17
    }

    Method [ <user> public method tm ] {
      @@ class_as_text.php 19 - 20

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
  @@ class_as_text.php 22-22

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [1] {
    Method [ <user> static public method st ] {
      @@ class_as_text.php 18 - 18
    }
  }

  - Properties [1] {
    Property [ private $t = 1 ]
  }

  - Methods [4] {
    Method [ <user> public method ab ] {
      @@ class_as_text.php 22 - 22
    }

    Method [ <user> protected method tm2 ] {
      @@ class_as_text.php 19 - 20

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
      @@ class_as_text.php 19 - 20

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
      @@ class_as_text.php 19 - 20

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
Class [ <user> final class F1 ] {
  @@ class_as_text.php 23-23

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
      @@ class_as_text.php 23 - 23
    }

    Method [ <user> public method __destruct ] {
      @@ class_as_text.php 23 - 23
    }

    Method [ <user> private method __clone ] {
      @@ class_as_text.php 23 - 23
    }
  }
}
Class [ <user> final class E1 implements UnitEnum, BackedEnum ] {
  @@ class_as_text.php 24-24

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
Array
(
    [tm2] => T1::tm
    [tm3] => T1::tm
)
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
