--TEST--
open_basedir ends at its first NUL
--FILE--
<?php
var_dump(ini_set('open_basedir', "/tmp\0x"));
var_dump(bin2hex(ini_get('open_basedir')));
var_dump(ini_set('open_basedir', "/tmp/\0x") === "/tmp\0x");
var_dump(ini_set('open_basedir', "\0"), ini_set('open_basedir', "/\0/tmp"));
var_dump(file_exists("/tmp"));
--EXPECT--
string(0) ""
string(12) "2f746d700078"
bool(true)
bool(false)
bool(false)
bool(true)
