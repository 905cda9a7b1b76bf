--TEST--
Property hooks that are refused (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
$php = escapeshellarg(PHP_BINARY) . ' -n -d zvm.php=' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . ' -d display_errors=1 ';
foreach ([
    'class A { public int $x { } }',
    'class A { public int $x { get; } }',
    'class A { public int $x { get => 1; get => 2; } }',
    'class A { public int $x { set(string $v) {} } }',
    'class A { public int $x { set($v, $w) {} } }',
    'class A { public int $x { set(&$v) {} } }',
    'class A { public int $x { set(...$v) {} } }',
    'class A { public int $x { set(int $v = 1) {} } }',
    'class A { public int $x { get() => 1; } }',
    'class A { public int $x { &set => 1; } }',
    'class A { public int $x { static get => 1; } }',
    'class A { public int $x { private get => 1; } }',
    'class A { public int $x { final get => 1; } } class B extends A { public int $x { get => 2; } }',
    'class A { public int $x = 1 { get => 2; } }',
    'class A { public static int $x { get => 2; } }',
    'readonly class A { public int $x { get => 2; } }',
    'class A { function __construct(public readonly int $x { get => 1; }) {} }',
    'class A { public $a, $b { get => 1; } }',
    'enum E { public int $x { get => 1; } }',
    'class A { function f() { parent::$x::get(); } }',
    'class A { public int $x { get => parent::$y::get(); } }',
    'class A { public int $x { get => parent::$x::set(1); } }',
    'interface I { public int $x; }',
    'interface I { public int $x = 1 { get; } }',
    'interface I { final public int $x { get; } }',
    'interface I { protected int $x { get; } }',
    'interface I { private(set) int $x { get; } }',
    'class A { public private(set) int $x { get => 1; } }',
    'class A { public private(set) int $x { set { } } }',
    'abstract class A { abstract private $x { get; } }',
    'abstract class A { abstract public $x; }',
    'class A { abstract public $x { get; } }',
] as $code) {
    file_put_contents($file = __DIR__ . '/hooks_refused.inc', "<?php $code");
    echo $code, "\n", trim(str_replace($file, 'FILE', shell_exec($php . escapeshellarg($file) . ' 2>/dev/null') ?? '')), "\n\n";
}
unlink($file);
--EXPECT--
class A { public int $x { } }
Fatal error: Property hook list must not be empty in FILE on line 1

class A { public int $x { get; } }
Fatal error: Non-abstract property hook must have a body in FILE on line 1

class A { public int $x { get => 1; get => 2; } }
Fatal error: Cannot redeclare property hook "get" in FILE on line 1

class A { public int $x { set(string $v) {} } }
Fatal error: Type of parameter $v of hook A::$x::set must be compatible with property type in FILE on line 1

class A { public int $x { set($v, $w) {} } }
Fatal error: set hook of property A::$x must accept exactly one parameters in FILE on line 1

class A { public int $x { set(&$v) {} } }
Fatal error: Parameter $v of set hook A::$x must not be pass-by-reference in FILE on line 1

class A { public int $x { set(...$v) {} } }
Fatal error: Parameter $v of set hook A::$x must not be variadic in FILE on line 1

class A { public int $x { set(int $v = 1) {} } }
Fatal error: Parameter $v of set hook A::$x must not have a default value in FILE on line 1

class A { public int $x { get() => 1; } }
Fatal error: get hook of property A::$x must not have a parameter list in FILE on line 1

class A { public int $x { &set => 1; } }
Deprecated: A::$x::set(): Returning by reference from a void function is deprecated in FILE on line 1

class A { public int $x { static get => 1; } }
Fatal error: Cannot use the static modifier on a property hook in FILE on line 1

class A { public int $x { private get => 1; } }
Fatal error: Cannot use the private modifier on a property hook in FILE on line 1

class A { public int $x { final get => 1; } } class B extends A { public int $x { get => 2; } }
Fatal error: Cannot override final property hook A::$x::get() in FILE on line 1

class A { public int $x = 1 { get => 2; } }
Fatal error: Cannot specify default value for virtual hooked property A::$x in FILE on line 1

class A { public static int $x { get => 2; } }
Fatal error: Cannot declare hooks for static property in FILE on line 1

readonly class A { public int $x { get => 2; } }
Fatal error: Hooked properties cannot be readonly in FILE on line 1

class A { function __construct(public readonly int $x { get => 1; }) {} }
Fatal error: Hooked properties cannot be readonly in FILE on line 1

class A { public $a, $b { get => 1; } }
Parse error: syntax error, unexpected token "{", expecting "," or ";" in FILE on line 1

enum E { public int $x { get => 1; } }
Fatal error: Enum E cannot include properties in FILE on line 1

class A { function f() { parent::$x::get(); } }
Fatal error: Must not use parent::$x::get() outside a property hook in FILE on line 1

class A { public int $x { get => parent::$y::get(); } }
Fatal error: Must not use parent::$y::get() in a different property ($x) in FILE on line 1

class A { public int $x { get => parent::$x::set(1); } }
Fatal error: Must not use parent::$x::set() in a different property hook (get) in FILE on line 1

interface I { public int $x; }
Fatal error: Interfaces may only include hooked properties in FILE on line 1

interface I { public int $x = 1 { get; } }
Fatal error: Cannot specify default value for virtual hooked property I::$x in FILE on line 1

interface I { final public int $x { get; } }
Fatal error: Property in interface cannot be final in FILE on line 1

interface I { protected int $x { get; } }
Fatal error: Property in interface cannot be protected or private in FILE on line 1

interface I { private(set) int $x { get; } }
Fatal error: Read-only virtual property I::$x must not specify asymmetric visibility in FILE on line 1

class A { public private(set) int $x { get => 1; } }
Fatal error: Read-only virtual property A::$x must not specify asymmetric visibility in FILE on line 1

class A { public private(set) int $x { set { } } }
Fatal error: Write-only virtual property A::$x must not specify asymmetric visibility in FILE on line 1

abstract class A { abstract private $x { get; } }
Fatal error: Property hook cannot be both abstract and private in FILE on line 1

abstract class A { abstract public $x; }
Fatal error: Only hooked properties may be declared abstract in FILE on line 1

class A { abstract public $x { get; } }
Fatal error: Class A contains 1 abstract method and must therefore be declared abstract or implement the remaining methods (A::$x::get) in FILE on line 1
