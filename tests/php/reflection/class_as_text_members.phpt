--TEST--
ReflectionClass::__toString() shows constants, properties and methods
--FILE--
<?php
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
foreach (['X1'] as $n) {
    echo preg_replace('~@@ \S+/~', '@@ ', new ReflectionClass($n));
}
--EXPECT--
Class [ <user> class X1 implements Stringable ] {
  @@ class_as_text_members.php 2-11

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
      @@ class_as_text_members.php 9 - 10

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
      @@ class_as_text_members.php 3 - 3

      - Parameters [0] {
      }
      - Return [ string ]
    }
  }
}
