--TEST--
A final promoted property cannot be overridden
--INI--
zvm.php=8.5
--FILE--
<?php
class A { function __construct(final public int $x = 1) {} } class E extends A { public function __construct(public int $x) {} }
--EXPECT--
Fatal error: Cannot override final property A::$x in {PWD}/final_promoted_overridden.php on line 2
Stack trace:
#0 {main}
--EXIT--
255
