--TEST--
Optional parameters before required ones, implicit nullable types (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
$php = escapeshellarg(PHP_BINARY) . ' -n -d zvm.php=' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . ' -d display_errors=1 ';
foreach ([
    'function f(int|null $a = null, $y) {}',
    'function f(?int $a = null, $y) {}',
    'function f(int $a = null, $y) {}',
    'function f(mixed $a = null, $y) {}',
    'function f($a = null, $y) {}',
    'function f(null|string $a = null, int $b = null, $y) {}',
    'function f(int $a = null, ?int $b = null, $y) {}',
    'function f(int $a = 1, $b) {} f(1, 2);',
    'class A { function __construct(private ?int $x = null, $y) {} function m(self $s = null) {} }',
    '$f = fn(int $x = null) => 1; $g = function (self|int $x = null) {};',
    'function &f(): void {} class A { function &g(): void {} }',
    'function f((A&B)|null $x = null, A&B $y = null) {}',
] as $code) {
    file_put_contents($file = __DIR__ . '/optional_before_required.inc', "<?php $code");
    echo $code, "\n", trim(str_replace($file, 'FILE', shell_exec($php . escapeshellarg($file) . ' 2>/dev/null') ?? '')), "\n\n";
}
unlink($file);
--EXPECT--
function f(int|null $a = null, $y) {}
Deprecated: f(): Optional parameter $a declared before required parameter $y is implicitly treated as a required parameter in FILE on line 1

function f(?int $a = null, $y) {}
Deprecated: f(): Optional parameter $a declared before required parameter $y is implicitly treated as a required parameter in FILE on line 1

function f(int $a = null, $y) {}
Deprecated: f(): Implicitly marking parameter $a as nullable is deprecated, the explicit nullable type must be used instead in FILE on line 1

function f(mixed $a = null, $y) {}
Deprecated: f(): Optional parameter $a declared before required parameter $y is implicitly treated as a required parameter in FILE on line 1

function f($a = null, $y) {}
Deprecated: f(): Optional parameter $a declared before required parameter $y is implicitly treated as a required parameter in FILE on line 1

function f(null|string $a = null, int $b = null, $y) {}
Deprecated: f(): Optional parameter $a declared before required parameter $y is implicitly treated as a required parameter in FILE on line 1

Deprecated: f(): Implicitly marking parameter $b as nullable is deprecated, the explicit nullable type must be used instead in FILE on line 1

function f(int $a = null, ?int $b = null, $y) {}
Deprecated: f(): Implicitly marking parameter $a as nullable is deprecated, the explicit nullable type must be used instead in FILE on line 1

Deprecated: f(): Optional parameter $b declared before required parameter $y is implicitly treated as a required parameter in FILE on line 1

function f(int $a = 1, $b) {} f(1, 2);
Deprecated: f(): Optional parameter $a declared before required parameter $b is implicitly treated as a required parameter in FILE on line 1

class A { function __construct(private ?int $x = null, $y) {} function m(self $s = null) {} }
Deprecated: A::__construct(): Optional parameter $x declared before required parameter $y is implicitly treated as a required parameter in FILE on line 1

Deprecated: A::m(): Implicitly marking parameter $s as nullable is deprecated, the explicit nullable type must be used instead in FILE on line 1

$f = fn(int $x = null) => 1; $g = function (self|int $x = null) {};
Deprecated: {closure:FILE:1}(): Implicitly marking parameter $x as nullable is deprecated, the explicit nullable type must be used instead in FILE on line 1

Deprecated: {closure:FILE:1}(): Implicitly marking parameter $x as nullable is deprecated, the explicit nullable type must be used instead in FILE on line 1

function &f(): void {} class A { function &g(): void {} }
Deprecated: f(): Returning by reference from a void function is deprecated in FILE on line 1

Deprecated: A::g(): Returning by reference from a void function is deprecated in FILE on line 1

function f((A&B)|null $x = null, A&B $y = null) {}
Deprecated: f(): Implicitly marking parameter $y as nullable is deprecated, the explicit nullable type must be used instead in FILE on line 1
