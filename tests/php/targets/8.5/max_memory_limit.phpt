--TEST--
memory_limit above max_memory_limit
--INI--
zvm.php=8.5
--FILE--
<?php
var_dump(ini_get('max_memory_limit'), ini_set('max_memory_limit', '5M'), ini_set('memory_limit', '64M'), ini_get('memory_limit'), ini_set('memory_limit', '-1'), ini_get('memory_limit'));
--EXPECT--
string(2) "-1"
bool(false)
string(4) "128M"
string(3) "64M"
string(3) "64M"
string(2) "-1"
