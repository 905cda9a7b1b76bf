--TEST--
session_start() with options
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
session_id('options');
function attempt($options) {
    try {
        var_dump(session_start($options), session_status());
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
    session_status() === PHP_SESSION_ACTIVE and session_destroy();
    session_id('options');
}
attempt(['name' => 'OPTION', 'cookie_lifetime' => 100, 'cookie_secure' => true, 'use_strict_mode' => false]);
var_dump(session_name(), json_encode(session_get_cookie_params()));
attempt(['name' => '12', 'none' => 1, 'auto_start' => 1, 'sid_length' => 3, 5 => 'ignored']);
attempt(['name' => []]);
attempt(['name' => null]);
attempt(['gc_maxlifetime' => 1.5]);
attempt(['read_and_close' => true]);
var_dump($_SESSION);
attempt(['read_and_close' => 'yes']);
attempt(['read_and_close' => '0']);
attempt(['save_handler' => 'user']);
attempt(['trans_sid_hosts' => 'example.org', 'upload_progress.freq' => 5]);
@unlink(__DIR__ . '/sess_options');
--EXPECT--
bool(true)
int(2)
string(6) "OPTION"
string(85) "{"lifetime":100,"path":"\/","domain":"","secure":true,"httponly":false,"samesite":""}"

Warning: session_start(): session.name "12" cannot be numeric or empty in {PWD}/options_of_session_start.php on line 7

Warning: session_start(): Setting option "name" failed in {PWD}/options_of_session_start.php on line 7

Warning: session_start(): Setting option "none" failed in {PWD}/options_of_session_start.php on line 7

Warning: session_start(): Setting option "auto_start" failed in {PWD}/options_of_session_start.php on line 7

Warning: session_start(): session.configuration "session.sid_length" must be between 22 and 256 in {PWD}/options_of_session_start.php on line 7

Warning: session_start(): Setting option "sid_length" failed in {PWD}/options_of_session_start.php on line 7
bool(true)
int(2)
TypeError: session_start(): Option "name" must be of type string|int|bool, array given
TypeError: session_start(): Option "name" must be of type string|int|bool, null given
TypeError: session_start(): Option "gc_maxlifetime" must be of type string|int|bool, float given
bool(true)
int(1)
array(0) {
}
bool(true)
int(2)
bool(true)
int(2)

Warning: session_start(): Session save handler "user" cannot be set by ini_set() in {PWD}/options_of_session_start.php on line 7

Warning: session_start(): Setting option "save_handler" failed in {PWD}/options_of_session_start.php on line 7
bool(true)
int(2)

Warning: session_start(): Setting option "upload_progress.freq" failed in {PWD}/options_of_session_start.php on line 7
bool(true)
int(2)
