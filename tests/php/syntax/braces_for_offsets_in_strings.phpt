--TEST--
Braces for an offset are an error, within strings as well
--FILE--
<?php "{$g{'h'}}"; ?>
--EXPECT--
Fatal error: Array and string offset access syntax with curly braces is no longer supported in {PWD}/braces_for_offsets_in_strings.php on line 1
--EXIT--
255
