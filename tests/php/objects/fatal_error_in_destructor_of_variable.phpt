--TEST--
A fatal error in a destructor that an assignment sets off ends the script at once
--FILE--
<?php
class Failing { function __destruct() { array_map('trigger_error', ['in destructor'], [E_USER_ERROR]); } }
$object = new Failing;
$object = null;
echo 'not reached';
--EXPECT--
Fatal error: in destructor in {PWD}/fatal_error_in_destructor_of_variable.php on line 2
--EXIT--
255
