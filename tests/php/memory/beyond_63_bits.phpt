--TEST--
Without memory_limit a string ends where the addresses of Zend's allocator do
--INI--
memory_limit=-1
--FILE--
<?php
echo str_pad('x', PHP_INT_MAX);
--EXPECT--
Fatal error: Allowed memory size of 9223372036854775807 bytes exhausted (tried to allocate 9223372036854779904 bytes) in {PWD}/beyond_63_bits.php on line 2
--EXIT--
255
