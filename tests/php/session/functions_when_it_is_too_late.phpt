--TEST--
Session functions while a session is active, and after headers have been sent
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
session_id('toolate');
function attempt() {
    var_dump(session_name('x'), session_name(), session_module_name('files'), session_module_name(), session_save_path('x') , session_id('x'),
        session_cache_limiter('public'), session_cache_limiter(), session_cache_expire(5), session_cache_expire(),
        session_set_save_handler(new SessionHandler), session_set_save_handler('strlen', 'strlen', 'strlen', 'strlen', 'strlen', 'strlen'));
}
var_dump(session_start());
attempt();
var_dump(session_start());
var_dump(session_destroy());
foreach (['session_destroy', 'session_unset', 'session_gc', 'session_write_close', 'session_abort', 'session_reset', 'session_status', 'session_encode', 'session_regenerate_id'] as $function) {
    echo "$function: ";
    var_dump($function());
}
var_dump(session_decode(''));
ob_end_flush();
attempt();
var_dump(session_start(), session_regenerate_id());
foreach ([['user'], ['none'], ["files\0x"]] as $arguments) {
    ob_start();
    try {
        var_dump(session_module_name(...$arguments));
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}
--EXPECT--
bool(true)

Warning: session_name(): Session name cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_module_name(): Session save handler module cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_save_path(): Session save path cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_id(): Session ID cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_cache_limiter(): Session cache limiter cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 7

Warning: session_cache_expire(): Session cache expiration cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 7

Warning: session_set_save_handler(): Session save handler cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 8

Warning: session_set_save_handler(): Session save handler cannot be changed when a session is active in {PWD}/functions_when_it_is_too_late.php on line 8
bool(false)
string(9) "PHPSESSID"
bool(false)
string(5) "files"
bool(false)
bool(false)
bool(false)
string(7) "nocache"
int(180)
int(180)
bool(false)
bool(false)

Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/functions_when_it_is_too_late.php on line 12
bool(true)
bool(true)
session_destroy: 
Warning: session_destroy(): Trying to destroy uninitialized session in {PWD}/functions_when_it_is_too_late.php on line 16
bool(false)
session_unset: bool(false)
session_gc: 
Warning: session_gc(): Session cannot be garbage collected when there is no active session in {PWD}/functions_when_it_is_too_late.php on line 16
bool(false)
session_write_close: bool(false)
session_abort: bool(false)
session_reset: bool(false)
session_status: int(1)
session_encode: 
Warning: session_encode(): Cannot encode non-existent session in {PWD}/functions_when_it_is_too_late.php on line 16
bool(false)
session_regenerate_id: 
Warning: session_regenerate_id(): Session ID cannot be regenerated when there is no active session in {PWD}/functions_when_it_is_too_late.php on line 16
bool(false)

Warning: session_decode(): Session data cannot be decoded when there is no active session in {PWD}/functions_when_it_is_too_late.php on line 18
bool(false)

Warning: session_name(): Session name cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_module_name(): Session save handler module cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_save_path(): Session save path cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_id(): Session ID cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 6

Warning: session_cache_limiter(): Session cache limiter cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 7

Warning: session_cache_expire(): Session cache expiration cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 7

Warning: session_set_save_handler(): Session save handler cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 8

Warning: session_set_save_handler(): Session save handler cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 8
bool(false)
string(9) "PHPSESSID"
bool(false)
string(5) "files"
bool(false)
bool(false)
bool(false)
string(7) "nocache"
bool(false)
int(180)
bool(false)
bool(false)

Warning: session_start(): Session cannot be started after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 21

Warning: session_regenerate_id(): Session ID cannot be regenerated when there is no active session in {PWD}/functions_when_it_is_too_late.php on line 21
bool(false)
bool(false)

Warning: session_module_name(): Session save handler module cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 25
bool(false)

Warning: session_module_name(): Session save handler module cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 25
bool(false)

Warning: session_module_name(): Session save handler module cannot be changed after headers have already been sent in {PWD}/functions_when_it_is_too_late.php on line 25
bool(false)
