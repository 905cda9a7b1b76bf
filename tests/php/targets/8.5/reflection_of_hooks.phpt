--TEST--
Reflection's text of properties with hooks and asymmetric visibility
--INI--
zvm.php=8.5
--FILE--
<?php

interface I { public string $t { get; set; } public int $r { &get; } }
abstract class A implements I { abstract protected int $ab { get; } public final private(set) ?int $f = 1; protected(set) readonly int $ro; public static int $s = 3; public string $v { get => 'x'; } public string $b = 'q' { set => $value; final get => 'z'; } public protected(set) int|string $p = 5; final public int $ff = 2; public string $t { get => ''; set {} } private(set) string $pp; public $n { set { $this->n = 1; } } public $w { &get { static $z; return $z; } } private string $h { get => 1; } }
foreach (['A', 'I'] as $c) foreach ((new ReflectionClass($c))->getProperties() as $p) echo $p, json_encode(Reflection::getModifierNames($p->getModifiers())), $p->hasDefaultValue() ? 'd' : '', "\n";
echo new ReflectionClass('A'); echo new ReflectionClass('I');
--EXPECT--
Property [ abstract protected virtual int $ab { get; } ]
["abstract","virtual","protected"]
Property [ final public private(set) ?int $f = 1 ]
["final","public","private(set)"]d
Property [ public protected(set) readonly int $ro ]
["public","protected(set)","readonly"]
Property [ public static int $s = 3 ]
["public","static"]d
Property [ public virtual string $v { get; } ]
["virtual","public"]
Property [ public string $b = 'q' { final get; set; } ]
["public"]d
Property [ public protected(set) string|int $p = 5 ]
["public","protected(set)"]d
Property [ final public int $ff = 2 ]
["final","public"]d
Property [ public virtual string $t { get; set; } ]
["virtual","public"]
Property [ final public private(set) string $pp ]
["final","public","private(set)"]
Property [ public $n = NULL { set; } ]
["public"]d
Property [ public virtual $w { get; } ]
["virtual","public"]
Property [ private virtual string $h { get; } ]
["virtual","private"]
Property [ abstract public virtual int $r { get; } ]
["abstract","virtual","public"]
Property [ abstract public virtual string $t { get; set; } ]
["abstract","virtual","public"]
Property [ abstract public virtual int $r { get; } ]
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
    Property [ abstract protected virtual int $ab { get; } ]
    Property [ final public private(set) ?int $f = 1 ]
    Property [ public protected(set) readonly int $ro ]
    Property [ public virtual string $v { get; } ]
    Property [ public string $b = 'q' { final get; set; } ]
    Property [ public protected(set) string|int $p = 5 ]
    Property [ final public int $ff = 2 ]
    Property [ public virtual string $t { get; set; } ]
    Property [ final public private(set) string $pp ]
    Property [ public $n = NULL { set; } ]
    Property [ public virtual $w { get; } ]
    Property [ private virtual string $h { get; } ]
    Property [ abstract public virtual int $r { get; } ]
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
    Property [ abstract public virtual string $t { get; set; } ]
    Property [ abstract public virtual int $r { get; } ]
  }

  - Methods [0] {
  }
}
