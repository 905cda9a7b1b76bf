--TEST--
parse_ini_string() warns of an unknown scanner mode
--FILE--
<?php
var_dump(parse_ini_string("a=1", false, 9), parse_ini_string("a=1", true, -1));
?>
--EXPECT--

Warning: Invalid scanner mode in {PWD}/scanner_mode.php on line 2

Warning: Invalid scanner mode in {PWD}/scanner_mode.php on line 2
bool(false)
bool(false)
