--TEST--
Bytes as numbers and numbers as bytes
--FILE--
<?php
var_dump(ord('A'), ord("\xff\x00"), ord(''), chr(65), bin2hex(chr(256 + 9)), bin2hex(chr(-1)));
--EXPECT--
int(65)
int(255)
int(0)
string(1) "A"
string(2) "09"
string(2) "ff"
