--TEST--
APCu that the command line has not switched on
--EXTENSIONS--
apcu
--FILE--
<?php
var_dump(extension_loaded('apcu'), apcu_enabled(), apcu_store('a', 1), apcu_add('a', 1), apcu_fetch('a', $there), $there,
    apcu_exists('a'), apcu_exists(['a']), apcu_inc('a', 1, $done), $done, apcu_cas('a', 1, 2), apcu_delete('a'),
    apcu_clear_cache(), apcu_key_info('a'), apcu_cache_info(), apcu_sma_info(), apcu_entry('a', fn() => 1));
try {
    new APCUIterator();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
Warning: apcu_cache_info(): No APC info available.  Perhaps APC is not enabled? Check apc.enabled in your ini file in {PWD}/disabled.php on line 4

Warning: apcu_sma_info(): No APC SMA info available.  Perhaps APC is disabled via apc.enabled? in {PWD}/disabled.php on line 4
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
array(0) {
}
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
NULL
bool(false)
bool(false)
NULL
APC must be enabled to use APCUIterator
