--TEST--
Modifiers that are refused (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
$php = escapeshellarg(PHP_BINARY) . ' -n -d zvm.php=' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . ' -d display_errors=1 ';
foreach ([
    'final const A = 1;',
    'abstract class A { abstract final function f(); }',
    'abstract class A { final abstract public $x { get; } }',
    'abstract class A { final abstract const X = 1; }',
    'class A { function __construct(public readonly $x { get => 1; }) {} }',
    'readonly class A { public $x { get => 1; } }',
    'class A { public private(set) readonly $x; }',
    'interface I { public $x { get => 1; } }',
    'class P { public $p { get => 1; } } class Q extends P { public $p = 2 { get => 1; } }',
    'class A { final private const X = 1; }',
    'class A { final private function f() {} }',
    'class A { public public $x; }',
    'class A { final public $x; private final $y; }',
    'class A { public readonly $x; }',
    'class A { readonly static int $x; }',
    'class A { public private(set) $x; }',
    'class A { private public(set) int $x; }',
    'class A { protected public(set) int $x; }',
    'class A { private(set) protected(set) int $x; }',
    'class A { static private(set) int $x = 1; } echo A::$x; A::$x = 2;',
    'class A { function __construct(final public int $x, public protected(set) readonly int $y) {} } echo 1;',
    'class A { const int X = "a"; }',
    'class A { const static Z = 1; }',
    'class A { const void X = 1; }',
    'class A { const callable X = 1; }',
    'interface I { const int X = 1; } class A implements I { const string X = "a"; }',
    'class A { final const X = 1; } class B extends A { const X = 2; }',
    'class A { use stdClass; }',
    '$o = new final class {};',
    '$o = new readonly class(1) { function __construct(public int $x) {} }; $o->x = 5;',
] as $code) {
    file_put_contents($file = __DIR__ . '/modifiers_refused.inc', "<?php $code");
    echo $code, "\n", trim(str_replace($file, 'FILE', shell_exec($php . escapeshellarg($file) . ' 2>/dev/null') ?? '')), "\n\n";
}
unlink($file);
--EXPECT--
final const A = 1;
Parse error: syntax error, unexpected token "const", expecting "abstract" or "final" or "readonly" or "class" in FILE on line 1

abstract class A { abstract final function f(); }
Fatal error: Cannot use the final modifier on an abstract method in FILE on line 1

abstract class A { final abstract public $x { get; } }
Fatal error: Cannot use the final modifier on an abstract property in FILE on line 1

abstract class A { final abstract const X = 1; }
Fatal error: Cannot use the abstract modifier on a class constant in FILE on line 1

class A { function __construct(public readonly $x { get => 1; }) {} }
Fatal error: Hooked properties cannot be readonly in FILE on line 1

readonly class A { public $x { get => 1; } }
Fatal error: Readonly property A::$x must have type in FILE on line 1

class A { public private(set) readonly $x; }
Fatal error: Readonly property A::$x must have type in FILE on line 1

interface I { public $x { get => 1; } }
Fatal error: Abstract property hook cannot have body in FILE on line 1

class P { public $p { get => 1; } } class Q extends P { public $p = 2 { get => 1; } }
Fatal error: Cannot specify default value for virtual hooked property Q::$p in FILE on line 1

class A { final private const X = 1; }
Fatal error: Private constant A::X cannot be final as it is not visible to other classes in FILE on line 1

class A { final private function f() {} }
Warning: Private methods cannot be final as they are never overridden by other classes in FILE on line 1

class A { public public $x; }
Fatal error: Multiple access type modifiers are not allowed in FILE on line 1

class A { final public $x; private final $y; }
Fatal error: Property cannot be both final and private in FILE on line 1

class A { public readonly $x; }
Fatal error: Readonly property A::$x must have type in FILE on line 1

class A { readonly static int $x; }
Fatal error: Static property A::$x cannot be readonly in FILE on line 1

class A { public private(set) $x; }
Fatal error: Property with asymmetric visibility A::$x must have type in FILE on line 1

class A { private public(set) int $x; }
Fatal error: Visibility of property A::$x must not be weaker than set visibility in FILE on line 1

class A { protected public(set) int $x; }
Fatal error: Visibility of property A::$x must not be weaker than set visibility in FILE on line 1

class A { private(set) protected(set) int $x; }
Fatal error: Multiple access type modifiers are not allowed in FILE on line 1

class A { static private(set) int $x = 1; } echo A::$x; A::$x = 2;
Fatal error: Static property may not have asymmetric visibility in FILE on line 1

class A { function __construct(final public int $x, public protected(set) readonly int $y) {} } echo 1;
Fatal error: Cannot use the final modifier on a parameter in FILE on line 1

class A { const int X = "a"; }
Fatal error: Cannot use string as value for class constant A::X of type int in FILE on line 1

class A { const static Z = 1; }
Fatal error: Cannot use int as value for class constant A::Z of type static in FILE on line 1

class A { const void X = 1; }
Fatal error: Class constant A::X cannot have type void in FILE on line 1

class A { const callable X = 1; }
Fatal error: Class constant A::X cannot have type callable in FILE on line 1

interface I { const int X = 1; } class A implements I { const string X = "a"; }
Fatal error: Type of A::X must be compatible with I::X of type int in FILE on line 1

class A { final const X = 1; } class B extends A { const X = 2; }
Fatal error: B::X cannot override final constant A::X in FILE on line 1

class A { use stdClass; }
Fatal error: A cannot use stdClass - it is not a trait in FILE on line 1

$o = new final class {};
Fatal error: Cannot use the final modifier on an anonymous class in FILE on line 1

$o = new readonly class(1) { function __construct(public int $x) {} }; $o->x = 5;
Fatal error: Uncaught Error: Cannot modify readonly property class@anonymous::$x in FILE:1
Stack trace:
#0 {main}
  thrown in FILE on line 1
