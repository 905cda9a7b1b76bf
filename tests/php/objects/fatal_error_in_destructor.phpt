--TEST--
A fatal error in a destructor ends the script, wherever the object dies
--FILE--
<?php
class Failing { function __destruct() { trigger_error('in destructor', E_USER_ERROR); } }
function scope() { $object = new Failing; return 1; }
register_shutdown_function(function () { echo "\nshutdown\n"; });
array_map(function () { scope(); }, [1, 2]);
echo 'not reached';
--EXPECT--
Fatal error: in destructor in {PWD}/fatal_error_in_destructor.php on line 2

shutdown
--EXIT--
255
