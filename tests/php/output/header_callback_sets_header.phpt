--TEST--
A header callback at the end of a script without output
--FILE--
<?php
header_register_callback(function () { header("A: b"); echo "x\n"; var_dump(headers_sent()); });
--EXPECT--
x
bool(true)
