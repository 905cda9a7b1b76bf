--TEST--
A derived class that is declared again by eval()
--FILE--
<?php
class A { }
class B extends A { }
echo "before\n";
eval("echo \"evaluated\\n\"; class B extends A { }");
echo "never\n";
--EXPECT--
before
evaluated

Fatal error: Cannot declare class B, because the name is already in use in {PWD}/derived_declared_again_by_eval.php(5) : eval()'d code on line 1
--EXIT--
255
