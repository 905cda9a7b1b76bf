--TEST--
final hooks and final hooked properties
--INI--
zvm.php=8.4
--FILE--
<?php
class A { final public $p { get => 1; } public $q { final get => 2; } } class B extends A { public $q { set { echo "set\n"; } } } $b = new B; echo $b->p, $b->q, "\n"; $b->q = 1; class C extends A { public $q { get => 3; } }
--EXPECT--
Fatal error: Cannot override final property hook A::$q::get() in {PWD}/hooks_final.php on line 2
--EXIT--
255
