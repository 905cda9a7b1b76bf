--TEST--
Types that a default of null makes nullable are deprecated
--INI--
zvm.php=8.4
--FILE--
<?php
function a(int $x = null) {} function b(?int $x = null, int|null $y = null, mixed $z = null, $w = null) {}
class C { function m(self $s = null, array $l = []) {} function __construct(?C $c = null) {} }
$f = fn(string $s = null) => $s; function last(A $a = null, $b) {}
interface I { function i(I $i = null); } echo "done\n";
--EXPECT--
Deprecated: a(): Implicitly marking parameter $x as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable.php on line 2

Deprecated: C::m(): Implicitly marking parameter $s as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable.php on line 3

Deprecated: {closure:{PWD}/implicit_nullable.php:4}(): Implicitly marking parameter $s as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable.php on line 4

Deprecated: last(): Implicitly marking parameter $a as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable.php on line 4

Deprecated: I::i(): Implicitly marking parameter $i as nullable is deprecated, the explicit nullable type must be used instead in {PWD}/implicit_nullable.php on line 5
done
