--TEST--
Values that ini_set() refuses
--FILE--
<?php
var_dump(ini_set('memory_limit', '1'), ini_set('arg_separator.output', ''), ini_set('default_charset', "a\nb"));
?>
--EXPECT--
Warning: Failed to set memory limit to 1 bytes (Current memory usage is 2097152 bytes) in {PWD}/refused_values.php on line 2
bool(false)
bool(false)
bool(false)
