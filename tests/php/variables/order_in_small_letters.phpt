--TEST--
variables_order may be written in small letters
--INI--
variables_order=egpcs
--FILE--
<?php
var_dump(isset($_SERVER['PHP_SELF']), count($_ENV) > 0);
--EXPECT--
bool(true)
bool(true)
