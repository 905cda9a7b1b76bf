--TEST--
A typed class constant of another type
--INI--
zvm.php=8.4
--FILE--
<?php
class W { const int X = 'text'; }
--EXPECT--
Fatal error: Cannot use string as value for class constant W::X of type int in {PWD}/typed_class_constant_wrong.php on line 2
--EXIT--
255
