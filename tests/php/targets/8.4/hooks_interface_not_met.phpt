--TEST--
A class that does not have the hooks that its interface asks for
--INI--
zvm.php=8.4
--FILE--
<?php
interface I { public $p { get; set; } } class C implements I { public $p { get => 1; } }
--EXPECT--
Fatal error: Class C contains 1 abstract method and must therefore be declared abstract or implement the remaining methods (I::$p::set) in {PWD}/hooks_interface_not_met.php on line 2
--EXIT--
255
