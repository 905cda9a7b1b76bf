--TEST--
A class that an autoloader declares while it is being declared
--FILE--
<?php
spl_autoload_register(function ($name) {
    echo "load $name\n";
    eval("interface I { } class C { }");
});
class C implements I { }
echo get_class(new C), "\n";
--EXPECT--
load I

Fatal error: Cannot declare class C, because the name is already in use in {PWD}/declared_while_it_is_linked.php(4) : eval()'d code on line 1
--EXIT--
255
