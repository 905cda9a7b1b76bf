--TEST--
Constants of two traits that differ
--FILE--
<?php
trait A { public const C = 1; }
trait B { private const C = 1; }
class X { use A; use B; }
--EXPECT--
Fatal error: A and B define the same constant (C) in the composition of X. However, the definition differs and is considered incompatible. Class was composed in {PWD}/trait_constant_conflicts.php on line 4
--EXIT--
255
