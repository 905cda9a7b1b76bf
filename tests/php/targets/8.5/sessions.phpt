--TEST--
Sessions: partitioned cookies, keys that cannot be written, options
--INI--
zvm.php=8.5
--FILE--
<?php
ob_start();
ini_set('session.use_cookies', 0);
ini_set('session.save_path', '/tmp');
session_id('abc');
session_start();
echo json_encode(session_get_cookie_params()), "\n";
$_SESSION['ok'] = 2;
$_SESSION['a|b'] = 1;
var_dump(session_encode(), SID);
session_destroy();
var_dump(session_regenerate_id());
foreach (['session.gc_probability' => '-5', 'session.gc_divisor' => '0'] as $name => $value) {
    var_dump(ini_set($name, $value));
}
foreach ([['a'], ['read_and_close' => 'yes'], ['read_and_close' => 1]] as $options) {
    try {
        var_dump(session_start($options));
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
{"lifetime":0,"path":"\/","domain":"","secure":false,"partitioned":false,"httponly":false,"samesite":""}

Warning: session_encode(): Failed to write session data. Data contains invalid key "a|b" in {PWD}/sessions.php on line 10

Deprecated: Constant SID is deprecated since 8.4, as GET/POST sessions were deprecated in {PWD}/sessions.php on line 10
bool(false)
string(0) ""

Warning: session_regenerate_id(): Session ID cannot be regenerated when there is no active session in {PWD}/sessions.php on line 12
bool(false)

Warning: ini_set(): session.gc_probability must be greater than or equal to 0 in {PWD}/sessions.php on line 14
bool(false)

Warning: ini_set(): session.gc_divisor must be greater than 0 in {PWD}/sessions.php on line 14
bool(false)
ValueError: session_start(): Argument #1 ($options) must be of type array with keys as string
TypeError: session_start(): Option "read_and_close" value must be of type compatible with int, "yes" given
bool(true)
