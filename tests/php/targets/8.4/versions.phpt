--TEST--
What a version says of itself
--INI--
zvm.php=8.4
--FILE--
<?php
var_dump(PHP_MAJOR_VERSION, PHP_MINOR_VERSION, PHP_VERSION_ID >= 80400, PHP_VERSION_ID < 80500, PHP_VERSION === phpversion(), str_starts_with(zend_version(), '4.4.'), E_ALL, phpversion('standard') === PHP_VERSION, version_compare(PHP_VERSION, '8.4.0', '>='));
var_dump(function_exists('array_find'), function_exists('array_first'), class_exists('Override'), class_exists('NoDiscard'), enum_exists('RoundingMode'), defined('PHP_ROUND_HALF_UP'));
--EXPECT--
int(8)
int(4)
bool(true)
bool(true)
bool(true)
bool(true)
int(30719)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
