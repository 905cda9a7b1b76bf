--TEST--
Without its save handler or serializer the extension is disabled
--INI--
session.save_handler=none
session.serialize_handler=nothing
--FILE--
<?php
ob_start();
var_dump(session_status() === PHP_SESSION_DISABLED, session_module_name(), session_start(), session_encode(), session_destroy());
var_dump(ini_set('session.save_handler', 'files'), session_status(), session_start());
var_dump(ini_set('session.serialize_handler', 'php'), session_save_path(__DIR__) !== '', session_start(), session_destroy());
--EXPECT--
Warning: session_start(): Cannot find session save handler "" - session startup failed in {PWD}/unknown_handlers.php on line 3

Warning: session_encode(): Cannot encode non-existent session in {PWD}/unknown_handlers.php on line 3

Warning: session_destroy(): Trying to destroy uninitialized session in {PWD}/unknown_handlers.php on line 3
bool(true)
string(0) ""
bool(false)
bool(false)
bool(false)

Warning: session_start(): Cannot find session serialization handler "nothing" - session startup failed in {PWD}/unknown_handlers.php on line 4
string(0) ""
int(0)
bool(false)
string(7) "nothing"
bool(true)
bool(true)
bool(true)
