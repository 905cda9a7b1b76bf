--TEST--
The constant SID changes with the session
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
var_dump(defined('SID'));
for ($i = 0; $i < 3; $i++) {
    ini_set('session.use_only_cookies', (int)($i === 1));
    session_id("sid$i");
    session_start();
    var_dump(SID, defined('SID'), constant('SID'), get_defined_constants(true)['session']['SID']);
    session_destroy();
}
var_dump(SID);
--EXPECT--
bool(false)
string(14) "PHPSESSID=sid0"
bool(true)
string(14) "PHPSESSID=sid0"
string(14) "PHPSESSID=sid0"
string(0) ""
bool(true)
string(0) ""
string(0) ""
string(14) "PHPSESSID=sid2"
bool(true)
string(14) "PHPSESSID=sid2"
string(14) "PHPSESSID=sid2"
string(14) "PHPSESSID=sid2"
