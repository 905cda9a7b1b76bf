--TEST--
Reflection's text of properties with hooks and asymmetric visibility
--INI--
zvm.php=8.4
--FILE--
<?php

interface I { public string $t { get; set; } public int $r { &get; } }
abstract class A implements I { abstract protected int $ab { get; } public final private(set) ?int $f = 1; protected(set) readonly int $ro; public static int $s = 3; public string $v { get => 'x'; } public string $b = 'q' { set => $value; final get => 'z'; } public protected(set) int|string $p = 5; final public int $ff = 2; public string $t { get => ''; set {} } private(set) string $pp; public $n { set { $this->n = 1; } } public $w { &get { static $z; return $z; } } private string $h { get => 1; } }
foreach (['A', 'I'] as $c) foreach ((new ReflectionClass($c))->getProperties() as $p) echo $p, json_encode(Reflection::getModifierNames($p->getModifiers())), $p->hasDefaultValue() ? 'd' : '', "\n";
echo new ReflectionClass('A'); echo new ReflectionClass('I');
--EXPECT--
Property [ abstract protected int $ab ]
["abstract","virtual","protected"]
Property [ final public private(set) ?int $f = 1 ]
["final","public"]d
Property [ public protected(set) readonly int $ro ]
["public","readonly"]
Property [ public static int $s = 3 ]
["public","static"]d
Property [ public string $v ]
["virtual","public"]
Property [ public string $b = 'q' ]
["public"]d
Property [ public protected(set) string|int $p = 5 ]
["public"]d
Property [ final public int $ff = 2 ]
["final","public"]d
Property [ public string $t ]
["virtual","public"]
Property [ final public private(set) string $pp ]
["final","public"]
Property [ public $n = NULL ]
["public"]d
Property [ public $w ]
["virtual","public"]
Property [ private string $h ]
["virtual","private"]
Property [ abstract public int $r ]
["abstract","virtual","public"]
Property [ abstract public string $t ]
["abstract","virtual","public"]
Property [ abstract public int $r ]
["abstract","virtual","public"]
Class [ <user> <iterateable> abstract class A implements I ] {
  @@ {PWD}/reflection_of_hooks.php 4-4

  - Constants [0] {
  }

  - Static properties [1] {
    Property [ public static int $s = 3 ]
  }

  - Static methods [0] {
  }

  - Properties [13] {
    Property [ abstract protected int $ab ]
    Property [ final public private(set) ?int $f = 1 ]
    Property [ public protected(set) readonly int $ro ]
    Property [ public string $v ]
    Property [ public string $b = 'q' ]
    Property [ public protected(set) string|int $p = 5 ]
    Property [ final public int $ff = 2 ]
    Property [ public string $t ]
    Property [ final public private(set) string $pp ]
    Property [ public $n = NULL ]
    Property [ public $w ]
    Property [ private string $h ]
    Property [ abstract public int $r ]
  }

  - Methods [0] {
  }
}
Interface [ <user> <iterateable> interface I ] {
  @@ {PWD}/reflection_of_hooks.php 3-3

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [2] {
    Property [ abstract public string $t ]
    Property [ abstract public int $r ]
  }

  - Methods [0] {
  }
}
