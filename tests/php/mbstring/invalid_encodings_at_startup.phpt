--TEST--
Encodings that are none in directives for all extensions are reported at start-up; others take their place
--EXTENSIONS--
mbstring
--INI--
input_encoding=unknown
display_startup_errors=1
--FILE--
<?php
var_dump(mb_internal_encoding(), mb_http_output(), mb_http_input('L'));
?>
--EXPECT--
Warning: PHP Startup: INI setting contains invalid encoding "unknown" in Unknown on line 0

Warning: PHP Startup: INI setting contains invalid encoding "unknown" in Unknown on line 0
string(5) "UTF-8"
string(5) "UTF-8"
bool(false)
