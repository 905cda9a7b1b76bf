--TEST--
Hooked properties of two traits
--INI--
zvm.php=8.4
--FILE--
<?php
trait T { public $p { get => 1; } } trait T2 { public $p { get => 1; } } class U { use T2, T; }
--EXPECT--
Fatal error: T2 and T define the same hooked property ($p) in the composition of U. Conflict resolution between hooked properties is currently not supported. Class was composed in {PWD}/hooked_traits_collide.php on line 2
--EXIT--
255
