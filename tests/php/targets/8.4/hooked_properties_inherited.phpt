--TEST--
Properties in place of abstract and hooked ones (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
$php = escapeshellarg(PHP_BINARY) . ' -n -d zvm.php=' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . ' -d display_errors=1 ';
foreach ([
    'interface I { public int $x { get; set; } } class B implements I { public readonly int $x; }',
    'interface I { public int $x { get; } } class B implements I { public readonly int $x; } echo 1;',
    'interface I { public int $x { get; } } class C implements I { public protected(set) int $x = 1; } echo 1;',
    'interface I { public int $x { get; set; } } class C implements I { public protected(set) int $x = 1; } echo 1;',
    'interface I { public int $x { get; } } class B implements I { }',
    'interface I { public int $x { get; } } class B implements I { public string $x; }',
    'interface I { public int $x { set; } } class B implements I { public string $x; }',
    'interface I { public int $x { get; set; } } class B implements I { public string $x; }',
    'interface I { public int $x { set; } } class B implements I { public int|string $x; } echo 1;',
    'interface I { public int|string $x { get; } } class B implements I { public int $x; } echo 1;',
    'abstract class A { abstract protected int $x { set; } } class B extends A { public readonly int $x; }',
    'abstract class A { abstract public int $x { get; set; } } class B extends A { public int $x { get => 1; } }',
    'class A { final public $x { get => 1; } } class B extends A { public $x; }',
    'class A { public private(set) $x = 1; } class B extends A { public protected(set) $x = 2; }',
    'class A { public readonly int $x; } class B extends A { public private(set) readonly int $x; }',
    'class A { public public(set) readonly int $x; } class B extends A { public readonly int $x; } echo 1;',
    'class A { protected readonly int $x; } class B extends A { public readonly int $x; } echo 1;',
    'class A { public int $x { get => 1; } } class B extends A { public readonly int $x; } echo 1;',
    'class A { public $x { get => 1; } } class B extends A { public $x { set => 2; } } $b = new B; echo $b->x; $b->x = 5; var_dump($b);',
] as $code) {
    file_put_contents($file = __DIR__ . '/hooked_properties_inherited.inc', "<?php $code");
    echo $code, "\n", trim(str_replace($file, 'FILE', shell_exec($php . escapeshellarg($file) . ' 2>/dev/null') ?? '')), "\n\n";
}
unlink($file);
--EXPECT--
interface I { public int $x { get; set; } } class B implements I { public readonly int $x; }
Fatal error: Set access level of B::$x must be omitted (as in class I) in FILE on line 1

interface I { public int $x { get; } } class B implements I { public readonly int $x; } echo 1;
1

interface I { public int $x { get; } } class C implements I { public protected(set) int $x = 1; } echo 1;
1

interface I { public int $x { get; set; } } class C implements I { public protected(set) int $x = 1; } echo 1;
Fatal error: Set access level of C::$x must be omitted (as in class I) in FILE on line 1

interface I { public int $x { get; } } class B implements I { }
Fatal error: Class B contains 1 abstract method and must therefore be declared abstract or implement the remaining methods (I::$x::get) in FILE on line 1

interface I { public int $x { get; } } class B implements I { public string $x; }
Fatal error: Type of B::$x must be subtype of int (as in class I) in FILE on line 1

interface I { public int $x { set; } } class B implements I { public string $x; }
Fatal error: Type of B::$x must be supertype of int (as in class I) in FILE on line 1

interface I { public int $x { get; set; } } class B implements I { public string $x; }
Fatal error: Type of B::$x must be int (as in class I) in FILE on line 1

interface I { public int $x { set; } } class B implements I { public int|string $x; } echo 1;
1

interface I { public int|string $x { get; } } class B implements I { public int $x; } echo 1;
1

abstract class A { abstract protected int $x { set; } } class B extends A { public readonly int $x; }
Fatal error: Class B contains 1 abstract method and must therefore be declared abstract or implement the remaining methods (A::$x::set) in FILE on line 1

abstract class A { abstract public int $x { get; set; } } class B extends A { public int $x { get => 1; } }
Fatal error: Class B contains 1 abstract method and must therefore be declared abstract or implement the remaining methods (A::$x::set) in FILE on line 1

class A { final public $x { get => 1; } } class B extends A { public $x; }
Fatal error: Cannot override final property A::$x in FILE on line 1

class A { public private(set) $x = 1; } class B extends A { public protected(set) $x = 2; }
Fatal error: Property with asymmetric visibility A::$x must have type in FILE on line 1

class A { public readonly int $x; } class B extends A { public private(set) readonly int $x; }
Fatal error: Set access level of B::$x must be protected(set) (as in class A) or weaker in FILE on line 1

class A { public public(set) readonly int $x; } class B extends A { public readonly int $x; } echo 1;
Fatal error: Set access level of B::$x must be omitted (as in class A) in FILE on line 1

class A { protected readonly int $x; } class B extends A { public readonly int $x; } echo 1;
1

class A { public int $x { get => 1; } } class B extends A { public readonly int $x; } echo 1;
Fatal error: Cannot redeclare non-readonly property A::$x as readonly B::$x in FILE on line 1

class A { public $x { get => 1; } } class B extends A { public $x { set => 2; } } $b = new B; echo $b->x; $b->x = 5; var_dump($b);
1object(B)#1 (1) {
  ["x"]=>
  int(2)
}
