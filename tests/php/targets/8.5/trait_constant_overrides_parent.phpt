--TEST--
A constant of a trait overrides one of the parent
--INI--
zvm.php=8.5
--FILE--
<?php
trait A { const C = 123; }
class P1 { const C = 5; }
class X1 extends P1 { use A; }
echo X1::C;
trait B { protected const E = 123; }
class P2 { public const E = 5; }
class X2 extends P2 { use B; }
--EXPECT--
123
Fatal error: Access level to X2::E must be public (as in class P2) in {PWD}/trait_constant_overrides_parent.php on line 8
Stack trace:
#0 {main}
--EXIT--
255
