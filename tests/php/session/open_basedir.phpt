--TEST--
open_basedir holds for save paths
--FILE--
<?php ob_start(); 
ini_set('open_basedir', __DIR__);
var_dump(session_save_path('/tmp'), session_save_path(), ini_set('session.save_path', '3;/tmp'), ini_set('session.save_path', '3;0600;'.__DIR__), ini_set('session.save_path', '') !== false);
session_id('b3'); var_dump(session_start());
session_save_path(__DIR__); var_dump(session_start(), session_destroy());
--EXPECT--
Warning: session_save_path(): open_basedir restriction in effect. File(/tmp) is not within the allowed path(s): ({PWD}) in {PWD}/open_basedir.php on line 3

Warning: ini_set(): open_basedir restriction in effect. File(/tmp) is not within the allowed path(s): ({PWD}) in {PWD}/open_basedir.php on line 3
string(21) "/var/lib/php/sessions"
string(21) "/var/lib/php/sessions"
bool(false)
string(21) "/var/lib/php/sessions"
bool(true)

Warning: session_start(): open_basedir restriction in effect. File(/tmp) is not within the allowed path(s): ({PWD}) in {PWD}/open_basedir.php on line 4

Warning: session_start(): Failed to initialize storage module: files (path: ) in {PWD}/open_basedir.php on line 4
bool(false)
bool(true)
bool(true)
