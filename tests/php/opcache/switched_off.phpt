--TEST--
opcache_*() where there is no cache of compiled files
--INI--
zvm.cache=0
opcache.enable_cli=0
--SKIPIF--
<?php
if (!function_exists("opcache_reset")) die("skip without OPcache");
?>
--FILE--
<?php
var_dump(opcache_compile_file(__FILE__), opcache_is_script_cached(__FILE__));
var_dump(opcache_invalidate(__FILE__, true));
var_dump(opcache_reset(), opcache_get_status(), opcache_get_status(false));
?>
--EXPECTF--
Notice: Zend OPcache has not been properly started, can't compile file in %sswitched_off.php on line 2
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
