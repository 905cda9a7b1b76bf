--TEST--
ini_set('memory_limit'): not less than what is in use
--INI--
memory_limit=128M
--FILE--
<?php
var_dump(ini_set('memory_limit', '1M'), ini_get('memory_limit'));
var_dump(ini_set('memory_limit', '64M'), ini_get('memory_limit'));
var_dump(ini_set('memory_limit', -1), ini_get('memory_limit'));
var_dump(ini_set('memory_limit', 0));
--EXPECT--
Warning: Failed to set memory limit to 1048576 bytes (Current memory usage is 2097152 bytes) in {PWD}/memory_limit_in_use.php on line 2
bool(false)
string(4) "128M"
string(4) "128M"
string(3) "64M"
string(3) "64M"
string(2) "-1"

Warning: Failed to set memory limit to 0 bytes (Current memory usage is 2097152 bytes) in {PWD}/memory_limit_in_use.php on line 5
bool(false)
