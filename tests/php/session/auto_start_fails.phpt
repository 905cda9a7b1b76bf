--TEST--
session.auto_start where sessions cannot be kept
--INI--
session.auto_start=1
session.save_path=/nowhere
session.cookie_lifetime=-3
--FILE--
<?php
var_dump(session_status(), isset($_SESSION), ini_get('session.cookie_lifetime'));
--EXPECTF--
Warning: PHP Startup: CookieLifetime cannot be negative in Unknown on line 0

Warning: PHP Request Startup: open(/nowhere/sess_%s, O_RDWR) failed: No such file or directory (2) in Unknown on line 0

Warning: PHP Request Startup: Failed to read session data: files (path: /nowhere) in Unknown on line 0
int(1)
bool(true)
string(1) "0"
