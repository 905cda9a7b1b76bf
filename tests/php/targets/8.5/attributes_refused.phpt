--TEST--
Attributes of PHP's own where they may not stand (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
$php = escapeshellarg(PHP_BINARY) . ' -n -d zvm.php=' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . ' -d display_errors=1 ';
foreach ([
    '#[Attribute] abstract class A {} echo 1;',
    '#[Attribute] interface A {} echo 1;',
    '#[Attribute] enum A {} echo 1;',
    '#[AllowDynamicProperties] enum A {}',
    '#[AllowDynamicProperties] readonly class A {}',
    '#[Deprecated] class A {}',
    '#[Deprecated] trait A {} class B { use A; } echo 1;',
    '#[Override] class A {}',
    'class A { #[Override] const X = 1; }',
    'class A { #[Override] function f() {} }',
    'class A { #[NoDiscard] function f(): void {} }',
    'class A { #[NoDiscard] function f(): never {} }',
    '#[NoDiscard] function f(): never {}',
    'class A { #[NoDiscard] function __construct() {} }',
    'class A { #[NoDiscard] function __CLONE() {} }',
    'class A { public $x { #[NoDiscard] get => 1; } }',
    'class A { public $x { #[Deprecated] get => 1; } } echo (new A)->x;',
    '#[NoDiscard, NoDiscard] function f() { return 1; }',
    '#[Attribute, Attribute] class A {}',
    '#[Attribute] function f() {}',
    '#[SensitiveParameter] class A {}',
    '#[Deprecated] const A = 1; echo A;',
    '#[Foo] const A = 1, B = 2;',
] as $code) {
    file_put_contents($file = __DIR__ . '/attributes_refused.inc', "<?php $code");
    echo $code, "\n", trim(str_replace($file, 'FILE', shell_exec($php . escapeshellarg($file) . ' 2>/dev/null') ?? '')), "\n\n";
}
unlink($file);
--EXPECT--
#[Attribute] abstract class A {} echo 1;
Fatal error: Cannot apply #[\Attribute] to abstract class A in FILE on line 1
Stack trace:
#0 {main}

#[Attribute] interface A {} echo 1;
Fatal error: Cannot apply #[\Attribute] to interface A in FILE on line 1
Stack trace:
#0 {main}

#[Attribute] enum A {} echo 1;
Fatal error: Cannot apply #[\Attribute] to enum A in FILE on line 1
Stack trace:
#0 {main}

#[AllowDynamicProperties] enum A {}
Fatal error: Cannot apply #[\AllowDynamicProperties] to enum A in FILE on line 1
Stack trace:
#0 {main}

#[AllowDynamicProperties] readonly class A {}
Fatal error: Cannot apply #[\AllowDynamicProperties] to readonly class A in FILE on line 1
Stack trace:
#0 {main}

#[Deprecated] class A {}
Fatal error: Cannot apply #[\Deprecated] to class A in FILE on line 1
Stack trace:
#0 {main}

#[Deprecated] trait A {} class B { use A; } echo 1;
Deprecated: Trait A used by B is deprecated in FILE on line 1
1

#[Override] class A {}
Fatal error: Attribute "Override" cannot target class (allowed targets: method, property) in FILE on line 1
Stack trace:
#0 {main}

class A { #[Override] const X = 1; }
Fatal error: Attribute "Override" cannot target class constant (allowed targets: method, property) in FILE on line 1
Stack trace:
#0 {main}

class A { #[Override] function f() {} }
Fatal error: A::f() has #[\Override] attribute, but no matching parent method exists in FILE on line 1
Stack trace:
#0 {main}

class A { #[NoDiscard] function f(): void {} }
Fatal error: A void method does not return a value, but #[\NoDiscard] requires a return value in FILE on line 1
Stack trace:
#0 {main}

class A { #[NoDiscard] function f(): never {} }
Fatal error: A never returning method does not return a value, but #[\NoDiscard] requires a return value in FILE on line 1
Stack trace:
#0 {main}

#[NoDiscard] function f(): never {}
Fatal error: A never returning function does not return a value, but #[\NoDiscard] requires a return value in FILE on line 1
Stack trace:
#0 {main}

class A { #[NoDiscard] function __construct() {} }
Fatal error: Method A::__construct cannot be #[\NoDiscard] in FILE on line 1
Stack trace:
#0 {main}

class A { #[NoDiscard] function __CLONE() {} }
Fatal error: Method A::__CLONE cannot be #[\NoDiscard] in FILE on line 1
Stack trace:
#0 {main}

class A { public $x { #[NoDiscard] get => 1; } }
Fatal error: #[\NoDiscard] is not supported for property hooks in FILE on line 1
Stack trace:
#0 {main}

class A { public $x { #[Deprecated] get => 1; } } echo (new A)->x;
Deprecated: Method A::$x::get() is deprecated in FILE on line 1
1

#[NoDiscard, NoDiscard] function f() { return 1; }
Fatal error: Attribute "NoDiscard" must not be repeated in FILE on line 1
Stack trace:
#0 {main}

#[Attribute, Attribute] class A {}
Fatal error: Attribute "Attribute" must not be repeated in FILE on line 1
Stack trace:
#0 {main}

#[Attribute] function f() {}
Fatal error: Attribute "Attribute" cannot target function (allowed targets: class) in FILE on line 1
Stack trace:
#0 {main}

#[SensitiveParameter] class A {}
Fatal error: Attribute "SensitiveParameter" cannot target class (allowed targets: parameter) in FILE on line 1
Stack trace:
#0 {main}

#[Deprecated] const A = 1; echo A;
Deprecated: Constant A is deprecated in FILE on line 1
1

#[Foo] const A = 1, B = 2;
Fatal error: Cannot apply attributes to multiple constants at once in FILE on line 1
Stack trace:
#0 {main}
