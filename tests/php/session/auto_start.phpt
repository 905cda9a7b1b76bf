--TEST--
session.auto_start starts a session before the script
--INI--
session.auto_start=1
session.save_path={PWD}
session.name=AUTO
--FILE--
<?php
ob_start();
var_dump(session_status(), session_name(), $_SESSION, ini_get('session.auto_start'), session_start());
session_destroy();
var_dump(session_status());
--EXPECT--
Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/auto_start.php on line 3
int(2)
string(4) "AUTO"
array(0) {
}
string(1) "1"
bool(true)
int(1)
