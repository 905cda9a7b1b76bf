--TEST--
exit() in a header callback: what is being printed is printed
--FILE--
<?php
header_register_callback(function () { exit; });
echo "printed\n";
echo "after\n";
--EXPECT--
printed
