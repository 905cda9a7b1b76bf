--TEST--
OPcache's directives are there; scripts may switch it off, but not on
--SKIPIF--
<?php
if (!function_exists("opcache_reset")) die("skip without OPcache");
?>
--FILE--
<?php
$all = ini_get_all('zend opcache');
echo count($all), ' ', json_encode($all['opcache.enable']), ' ', json_encode($all['opcache.file_cache']), "\n";
var_dump(ini_set('opcache.enable', '0'), ini_get('opcache.enable'), ini_set('opcache.enable', '1'), ini_get('opcache.enable'));
var_dump(ini_set('opcache.memory_consumption', '64'), ini_get('opcache.memory_consumption'));
var_dump(ini_set('opcache.dups_fix', '5'), ini_get('opcache.dups_fix'));
?>
--EXPECTF--
53 {"global_value":"1","local_value":"1","access":7} {"global_value":null,"local_value":null,"access":4}

Warning: Zend OPcache can't be temporary enabled (it may be only disabled till the end of request) in %sdirectives.php on line 4
string(1) "1"
string(1) "0"
bool(false)
string(1) "0"
bool(false)
string(3) "128"
string(1) "0"
string(1) "5"
