--TEST--
private(set) properties are final
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public private(set) int $p = 1; } class B extends A { public private(set) int $p = 2; }
--EXPECT--
Fatal error: Cannot override final property A::$p in {PWD}/asymmetric_refused_final.php on line 2
--EXIT--
255
