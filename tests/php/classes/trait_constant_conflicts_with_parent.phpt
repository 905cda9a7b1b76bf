--TEST--
A trait's constant and an inherited one that differs
--FILE--
<?php
trait A { final public const C = 123; }
class P1 { final public const C = 123; }
class X1 extends P1 { use A; }
echo X1::C, "\n";
class P2 { final public const C = 456; }
class X2 extends P2 { use A; }
--EXPECT--
123

Fatal error: P2 and A define the same constant (C) in the composition of X2. However, the definition differs and is considered incompatible. Class was composed in {PWD}/trait_constant_conflicts_with_parent.php on line 7
--EXIT--
255
