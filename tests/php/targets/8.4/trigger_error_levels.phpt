--TEST--
trigger_error() with E_USER_ERROR is deprecated
--INI--
zvm.php=8.4
--FILE--
<?php
set_error_handler(function ($l, $m) { echo "[$l $m]"; return true; }); foreach ([E_USER_NOTICE, E_USER_WARNING, E_USER_DEPRECATED, E_USER_ERROR] as $l) var_dump(trigger_error('t', $l)); try { trigger_error('x', 5); } catch (ValueError $e) { echo $e->getMessage(), "\n"; } echo error_reporting(), E_ALL, "\n";
--EXPECT--
[1024 t]bool(true)
[512 t]bool(true)
[16384 t]bool(true)
[8192 Passing E_USER_ERROR to trigger_error() is deprecated since 8.4, throw an exception or call exit with a string message instead][256 t]bool(true)
trigger_error(): Argument #2 ($error_level) must be one of E_USER_ERROR, E_USER_WARNING, E_USER_NOTICE, or E_USER_DEPRECATED
3276730719
