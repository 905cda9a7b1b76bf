--TEST--
An enum cannot implement Throwable
--FILE--
<?php
enum Foo implements Throwable {}
--EXPECT--
Fatal error: Enum Foo cannot implement interface Throwable in {PWD}/enum_as_throwable.php on line 2
--EXIT--
255
