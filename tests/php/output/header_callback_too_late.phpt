--TEST--
header_register_callback() after the first output
--FILE--
<?php
echo "Sent.\n";
var_dump(header_register_callback(function () { echo "Too late"; }));
--EXPECT--
Sent.
bool(true)
