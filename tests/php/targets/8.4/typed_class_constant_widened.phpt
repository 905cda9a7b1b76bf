--TEST--
A subclass cannot widen the type of a constant
--INI--
zvm.php=8.4
--FILE--
<?php
class A { const int X = 1; } class B extends A { const int|string X = 'b'; }
--EXPECT--
Fatal error: Type of B::X must be compatible with A::X of type int in {PWD}/typed_class_constant_widened.php on line 2
--EXIT--
255
