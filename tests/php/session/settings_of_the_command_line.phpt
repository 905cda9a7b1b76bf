--TEST--
Wrong settings of the command line are reported, and their defaults count
--INI--
session.name=12
session.sid_length=5
session.sid_bits_per_character=9
session.cookie_lifetime=-1
session.upload_progress.freq=101%
session.gc_probability=x
session.cookie_lifetime=y
--FILE--
<?php
var_dump(session_name(), ini_get('session.sid_length'), ini_get('session.sid_bits_per_character'), ini_get('session.cookie_lifetime'),
    ini_get('session.upload_progress.freq'), ini_get('session.gc_probability'), error_get_last(), headers_sent());
--EXPECT--
Warning: PHP Startup: session.name "12" cannot be numeric or empty in Unknown on line 0

Warning: Invalid "session.gc_probability" setting. Invalid quantity "x": no valid leading digits, interpreting as "0" for backwards compatibility in Unknown on line 0

Warning: Invalid "session.cookie_lifetime" setting. Invalid quantity "y": no valid leading digits, interpreting as "0" for backwards compatibility in Unknown on line 0

Warning: PHP Startup: session.configuration "session.sid_length" must be between 22 and 256 in Unknown on line 0

Warning: PHP Startup: session.configuration "session.sid_bits_per_character" must be between 4 and 6 in Unknown on line 0

Warning: PHP Startup: session.upload_progress.freq must be less than or equal to 100% in Unknown on line 0
string(9) "PHPSESSID"
string(2) "32"
string(1) "4"
string(1) "y"
string(2) "1%"
string(1) "x"
NULL
bool(false)
