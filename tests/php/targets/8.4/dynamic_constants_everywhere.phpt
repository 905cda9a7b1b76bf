--TEST--
Class constants fetched by computed names
--INI--
zvm.php=8.4
--FILE--
<?php
class A { const X = 1; private const P = 2; static function p($n) { return self::{$n}; } } enum E: string { case A = 'a'; case B = 'b'; } interface I { const Z = 'z'; } $n = 'X'; echo A::{$n}, A::{'X'}, A::p('P'), E::{'B'}->value, I::{'Z'}, (new A)::{$n}, "\n";
--EXPECT--
112bz1
