--TEST--
Static properties written by static:: where only the parent may (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public private(set) static array $list = []; }
class B extends A {
    function append() { static::$list[] = 4; }
    function add() { static::$list['x'] ??= 4; }
    function read() { return static::$list; }
}
foreach (['append', 'add', 'read', 'append'] as $method) {
    try {
        var_dump((new B)->$method());
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
Cannot indirectly modify private(set) property A::$list from scope B
Cannot indirectly modify private(set) property A::$list from scope B
array(0) {
}
Cannot indirectly modify private(set) property A::$list from scope B
