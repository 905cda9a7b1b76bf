--TEST--
Attributes of PHP's own where they may not stand (PHP 8.4)
--INI--
zvm.php=8.4
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
1

#[Attribute] interface A {} echo 1;
1

#[Attribute] enum A {} echo 1;
1

#[AllowDynamicProperties] enum A {}
Fatal error: Cannot apply #[AllowDynamicProperties] to enum A in FILE on line 1

#[AllowDynamicProperties] readonly class A {}
Fatal error: Cannot apply #[AllowDynamicProperties] to readonly class A in FILE on line 1

#[Deprecated] class A {}
Fatal error: Attribute "Deprecated" cannot target class (allowed targets: function, method, class constant) in FILE on line 1

#[Deprecated] trait A {} class B { use A; } echo 1;
Fatal error: Attribute "Deprecated" cannot target class (allowed targets: function, method, class constant) in FILE on line 1

#[Override] class A {}
Fatal error: Attribute "Override" cannot target class (allowed targets: method) in FILE on line 1

class A { #[Override] const X = 1; }
Fatal error: Attribute "Override" cannot target class constant (allowed targets: method) in FILE on line 1

class A { #[Override] function f() {} }
Fatal error: A::f() has #[\Override] attribute, but no matching parent method exists in FILE on line 1

class A { #[NoDiscard] function f(): void {} }


class A { #[NoDiscard] function f(): never {} }


#[NoDiscard] function f(): never {}


class A { #[NoDiscard] function __construct() {} }


class A { #[NoDiscard] function __CLONE() {} }


class A { public $x { #[NoDiscard] get => 1; } }


class A { public $x { #[Deprecated] get => 1; } } echo (new A)->x;
Deprecated: Method A::$x::get() is deprecated in FILE on line 1
1

#[NoDiscard, NoDiscard] function f() { return 1; }


#[Attribute, Attribute] class A {}
Fatal error: Attribute "Attribute" must not be repeated in FILE on line 1

#[Attribute] function f() {}
Fatal error: Attribute "Attribute" cannot target function (allowed targets: class) in FILE on line 1

#[SensitiveParameter] class A {}
Fatal error: Attribute "SensitiveParameter" cannot target class (allowed targets: parameter) in FILE on line 1

#[Deprecated] const A = 1; echo A;
Parse error: syntax error, unexpected token "const" in FILE on line 1

#[Foo] const A = 1, B = 2;
Parse error: syntax error, unexpected token "const" in FILE on line 1
