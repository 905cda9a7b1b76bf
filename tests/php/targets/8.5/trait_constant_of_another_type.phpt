--TEST--
A typed constant of a trait must fit the one of the parent
--INI--
zvm.php=8.5
--FILE--
<?php
trait A { const int C = 123; }
class P1 { const string C = 'a'; }
class X1 extends P1 { use A; }
--EXPECT--
Fatal error: Type of X1::C must be compatible with P1::C of type string in {PWD}/trait_constant_of_another_type.php on line 4
Stack trace:
#0 {main}
--EXIT--
255
