--TEST--
Endless recursion ends at the memory limit
--INI--
memory_limit=32M
--FILE--
<?php
function f($x)
{
    return f($x + 1);
}
f(1);
--EXPECTF--

Fatal error: Allowed memory size of 33554432 bytes exhausted (tried to allocate %d bytes) in {PWD}/endless_recursion.php on line 4
--EXIT--
255
