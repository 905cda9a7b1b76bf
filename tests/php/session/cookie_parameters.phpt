--TEST--
session_set_cookie_params() and session_get_cookie_params()
--FILE--
<?php
ob_start();
function attempt(...$arguments) {
    try {
        var_dump(session_set_cookie_params(...$arguments));
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
    echo json_encode(session_get_cookie_params()), "\n";
}
attempt(10, '/a', 'example.org', true, true);
attempt(20);
attempt(-1, '/b');
attempt(30, null, '', false);
attempt(['lifetime' => '40', 'Path' => '/c', 'samesite' => 'Lax', 'secure' => 'yes', 'HTTPONLY' => 0]);
attempt(['lifetime' => 'x', 'domain' => null]);
attempt([]);
attempt([1]);
attempt(['unknown' => 1]);
attempt(['unknown' => 1, 'path' => '/d', 5 => 6]);
attempt(['path' => '/e'], '/f');
attempt(['path' => '/e'], null, 'x');
attempt(['path' => '/e'], null, null, false);
attempt(['path' => '/e'], null, null, null, true);
attempt(['path' => new stdClass]);
attempt('text');
attempt(lifetime_or_options: 5, httponly: true);
attempt(['path' => "/g\0h"]);
session_save_path(__DIR__);
session_id('cookieparams');
session_start();
attempt(50);
session_destroy();
ini_set('session.use_cookies', 0);
attempt();
ob_end_flush();
ini_set('session.use_cookies', 1);
attempt(60);
--EXPECT--
bool(true)
{"lifetime":10,"path":"\/a","domain":"example.org","secure":true,"httponly":true,"samesite":""}
bool(true)
{"lifetime":20,"path":"\/a","domain":"example.org","secure":true,"httponly":true,"samesite":""}

Warning: session_set_cookie_params(): CookieLifetime cannot be negative in {PWD}/cookie_parameters.php on line 5
bool(false)
{"lifetime":20,"path":"\/a","domain":"example.org","secure":true,"httponly":true,"samesite":""}
bool(true)
{"lifetime":30,"path":"\/a","domain":"","secure":false,"httponly":true,"samesite":""}
bool(true)
{"lifetime":40,"path":"\/c","domain":"","secure":true,"httponly":false,"samesite":"Lax"}

Warning: Invalid "session.cookie_lifetime" setting. Invalid quantity "x": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/cookie_parameters.php on line 5
bool(true)
{"lifetime":0,"path":"\/c","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
ValueError: session_set_cookie_params(): Argument #1 ($lifetime_or_options) must contain at least 1 valid key
{"lifetime":0,"path":"\/c","domain":"","secure":true,"httponly":false,"samesite":"Lax"}

Warning: session_set_cookie_params(): Argument #1 ($lifetime_or_options) cannot contain numeric keys in {PWD}/cookie_parameters.php on line 5
ValueError: session_set_cookie_params(): Argument #1 ($lifetime_or_options) must contain at least 1 valid key
{"lifetime":0,"path":"\/c","domain":"","secure":true,"httponly":false,"samesite":"Lax"}

Warning: session_set_cookie_params(): Argument #1 ($lifetime_or_options) contains an unrecognized key "unknown" in {PWD}/cookie_parameters.php on line 5
ValueError: session_set_cookie_params(): Argument #1 ($lifetime_or_options) must contain at least 1 valid key
{"lifetime":0,"path":"\/c","domain":"","secure":true,"httponly":false,"samesite":"Lax"}

Warning: session_set_cookie_params(): Argument #1 ($lifetime_or_options) contains an unrecognized key "unknown" in {PWD}/cookie_parameters.php on line 5

Warning: session_set_cookie_params(): Argument #1 ($lifetime_or_options) cannot contain numeric keys in {PWD}/cookie_parameters.php on line 5
bool(true)
{"lifetime":0,"path":"\/d","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
ValueError: session_set_cookie_params(): Argument #2 ($path) must be null when argument #1 ($lifetime_or_options) is an array
{"lifetime":0,"path":"\/d","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
ValueError: session_set_cookie_params(): Argument #3 ($domain) must be null when argument #1 ($lifetime_or_options) is an array
{"lifetime":0,"path":"\/d","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
ValueError: session_set_cookie_params(): Argument #4 ($secure) must be null when argument #1 ($lifetime_or_options) is an array
{"lifetime":0,"path":"\/d","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
ValueError: session_set_cookie_params(): Argument #5 ($httponly) must be null when argument #1 ($lifetime_or_options) is an array
{"lifetime":0,"path":"\/d","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
Error: Object of class stdClass could not be converted to string
{"lifetime":0,"path":"\/d","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
TypeError: session_set_cookie_params(): Argument #1 ($lifetime_or_options) must be of type array|int, string given
{"lifetime":0,"path":"\/d","domain":"","secure":true,"httponly":false,"samesite":"Lax"}
bool(true)
{"lifetime":5,"path":"\/d","domain":"","secure":true,"httponly":true,"samesite":"Lax"}
bool(true)
{"lifetime":5,"path":"\/g","domain":"","secure":true,"httponly":true,"samesite":"Lax"}

Warning: session_set_cookie_params(): Session cookie parameters cannot be changed when a session is active in {PWD}/cookie_parameters.php on line 5
bool(false)
{"lifetime":5,"path":"\/g","domain":"","secure":true,"httponly":true,"samesite":"Lax"}
ArgumentCountError: session_set_cookie_params() expects at least 1 argument, 0 given
{"lifetime":5,"path":"\/g","domain":"","secure":true,"httponly":true,"samesite":"Lax"}

Warning: ini_set(): Session ini settings cannot be changed after headers have already been sent in {PWD}/cookie_parameters.php on line 37

Warning: session_set_cookie_params(): Session cookies cannot be used when session.use_cookies is disabled in {PWD}/cookie_parameters.php on line 5
bool(false)
{"lifetime":5,"path":"\/g","domain":"","secure":true,"httponly":true,"samesite":"Lax"}
