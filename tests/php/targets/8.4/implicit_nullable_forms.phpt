--TEST--
Implicitly nullable parameters are deprecated
--INI--
zvm.php=8.4
--FILE--
<?php
eval('function f(int $a = null, ?int $b = null, mixed $c = null, int|null $d = null, $e = null, string|array $g = null) {}'); eval('class A { function __construct(private ?int $x = null) {} function m(self $s = null) {} }'); eval('$f = fn(callable $c = null) => 1;'); echo "done\n";
--EXPECT--
Deprecated: f(): Implicitly marking parameter $a as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable_forms.php(2) : eval()'d code on line 1

Deprecated: f(): Implicitly marking parameter $g as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable_forms.php(2) : eval()'d code on line 1

Deprecated: A::m(): Implicitly marking parameter $s as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable_forms.php(2) : eval()'d code on line 1

Deprecated: {closure:{PWD}/implicit_nullable_forms.php(2) : eval()'d code:1}(): Implicitly marking parameter $c as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable_forms.php(2) : eval()'d code on line 1
done
