--TEST--
A string that no address reaches
--INI--
memory_limit=-1
--FILE--
<?php
echo str_repeat('xx', PHP_INT_MAX);
--EXPECT--
Fatal error: Possible integer overflow in memory allocation (2 * 9223372036854775807 + 32) in {PWD}/beyond_64_bits.php on line 2
--EXIT--
255
