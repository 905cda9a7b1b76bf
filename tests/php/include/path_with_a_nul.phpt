--TEST--
include of a path with a NUL byte: not tried, and messages end there
--FILE--
<?php
var_dump(include "a\0b.php");
var_dump(include_once __FILE__ . "\0.php");
try {
    require "data:,x\0y";
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECTF--


Warning: include(): Failed opening 'a' for inclusion (include_path='%s') in %s on line 2
bool(false)

Warning: include_once(): Failed opening '%spath_with_a_nul.php' for inclusion (include_path='%s') in %s on line 3
bool(false)
Failed opening required 'data:,x' (include_path='%s')
