--TEST--
escapeshellarg() and escapeshellcmd() leave out bytes that are no UTF-8
--FILE--
<?php
var_dump(escapeshellarg("a\xc3\xa9b\xe9c"), escapeshellcmd("a\xc3\xa9b\xe9c;\xff|"));
?>
--EXPECT--
string(7) "'aébc'"
string(9) "aébc\;\|"
