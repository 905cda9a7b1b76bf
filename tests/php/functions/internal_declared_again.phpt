--TEST--
An internal function that is declared again when the script runs
--FILE--
<?php
echo "before\n";
if (true) {
    function str_rot13() { }
}
echo "never\n";
--EXPECT--
before

Fatal error: Cannot redeclare str_rot13() in {PWD}/internal_declared_again.php on line 4
--EXIT--
255
