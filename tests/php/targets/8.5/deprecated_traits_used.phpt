--TEST--
#[Deprecated] traits
--INI--
zvm.php=8.5
--FILE--
<?php
#[Deprecated('old', since: '2.0')] trait T { function t() { return 't'; } } trait U { use T; } class A { use T; } class B { use U; } class C extends A {} echo (new A)->t(), (new B)->t(), (new C)->t(), "\n"; 
--EXPECT--
Deprecated: Trait T used by U is deprecated since 2.0, old in {PWD}/deprecated_traits_used.php on line 2

Deprecated: Trait T used by A is deprecated since 2.0, old in {PWD}/deprecated_traits_used.php on line 2
ttt
