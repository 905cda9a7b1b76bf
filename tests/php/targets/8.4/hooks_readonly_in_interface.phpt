--TEST--
A readonly property cannot stand for a writable one
--INI--
zvm.php=8.4
--FILE--
<?php
interface I { public int $p { set; } } class C implements I { public readonly int $p; }
--EXPECT--
Fatal error: Set access level of C::$p must be omitted (as in class I) in {PWD}/hooks_readonly_in_interface.php on line 2
--EXIT--
255
