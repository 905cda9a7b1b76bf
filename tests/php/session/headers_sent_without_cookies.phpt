--TEST--
A session without cookies may start late, but not without its cache limiter
--FILE--
<?php ini_set('session.gc_probability',0);
ini_set('session.use_cookies', 0); ini_set('session.use_only_cookies', 0); ini_set('session.cache_limiter', ''); session_save_path(__DIR__); session_id('b7');
ini_set("session.cache_limiter","nocache"); echo "out\n"; var_dump(session_start(), session_regenerate_id(), session_destroy()); 
--EXPECT--
out

Warning: session_start(): Session cache limiter cannot be sent after headers have already been sent (output started at {PWD}/headers_sent_without_cookies.php:3) in {PWD}/headers_sent_without_cookies.php on line 3

Warning: session_regenerate_id(): Session ID cannot be regenerated when there is no active session in {PWD}/headers_sent_without_cookies.php on line 3

Warning: session_destroy(): Trying to destroy uninitialized session in {PWD}/headers_sent_without_cookies.php on line 3
bool(false)
bool(false)
bool(false)
