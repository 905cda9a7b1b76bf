--TEST--
Lower case is of ASCII only
--FILE--
<?php
var_dump(strtolower('ÄbC-Z[`'), lcfirst('ABC'), lcfirst(''), lcfirst('Äa'), ucfirst('äa'), strtolower("\xC4A"));
--EXPECT--
string(8) "Äbc-z[`"
string(3) "aBC"
string(0) ""
string(3) "Äa"
string(3) "äa"
string(2) "�a"
