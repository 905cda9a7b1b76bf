--TEST--
A class that is declared again by eval()
--FILE--
<?php
class A { }
echo "before\n";
eval("class A { }");
echo "never\n";
--EXPECT--
before

Fatal error: Cannot declare class A, because the name is already in use in {PWD}/declared_again_by_eval.php(4) : eval()'d code on line 1
--EXIT--
255
