--TEST--
A constant of a trait cannot override a final one of the parent
--INI--
zvm.php=8.5
--FILE--
<?php
trait A { final public const C = 123; const D = 1; }
class P1 { final public const C = 5; }
try { eval('class X1 extends P1 { use A; }'); } catch (Throwable $e) {}
--EXPECT--
Fatal error: X1::C cannot override final constant P1::C in {PWD}/trait_constant_final_in_parent.php(4) : eval()'d code on line 1
Stack trace:
#0 {PWD}/trait_constant_final_in_parent.php(4): eval()
#1 {main}
--EXIT--
255
