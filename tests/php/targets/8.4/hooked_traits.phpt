--TEST--
Abstract hooked properties of traits
--INI--
zvm.php=8.4
--FILE--
<?php
trait T { abstract public $p { get; } } trait G { public $p { get => 'G'; } }
class U { use G; } echo (new U)->p, "\n"; abstract class V { use T; } class W extends V { public $p { get => 'W'; } } echo (new W)->p, "\n"; abstract class X { use T; } class Y extends X { public $p = 'Y'; } echo (new Y)->p, "\n";
class Z { use T; }
--EXPECT--
G
W
Y

Fatal error: Class Z contains 1 abstract method and must therefore be declared abstract or implement the remaining methods (Z::$p::get) in {PWD}/hooked_traits.php on line 4
--EXIT--
255
