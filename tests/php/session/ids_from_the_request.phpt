--TEST--
The id comes from the cookie, from GET and POST, not from the path
--ENV--
REQUEST_URI=/dir/PHPSESSID=frompath/page
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
function attempt() {
    unset($GLOBALS['_SESSION']);
    var_dump(session_start(), strlen(session_id()) < 32 ? session_id() : 'new', SID === '' ? '' : substr(SID, 0, 10));
    session_destroy();
}
$_COOKIE['PHPSESSID'] = 'fromcookie';
$_GET['PHPSESSID'] = 'fromget';
$_POST['PHPSESSID'] = 'frompost';
attempt();
$_COOKIE['PHPSESSID'] = ['array'];
attempt();
ini_set('session.use_only_cookies', 0);
attempt();
unset($_COOKIE['PHPSESSID']);
attempt();
$_GET['PHPSESSID'] = 5;
attempt();
unset($_GET['PHPSESSID'], $_POST['PHPSESSID']);
attempt();
$_COOKIE['PHPSESSID'] = 'with"quote';
attempt();
$_COOKIE['PHPSESSID'] = 'with/slash';
attempt();
$_COOKIE = 'nothing';
ini_set('session.use_cookies', 0);
ini_set('session.use_only_cookies', 1);
attempt();
session_name('OTHER');
$_COOKIE = ['OTHER' => 'other'];
ini_set('session.use_cookies', 1);
attempt();
--EXPECT--
bool(true)
string(10) "fromcookie"
string(0) ""
bool(true)
string(3) "new"
string(0) ""
bool(true)
string(7) "fromget"
string(0) ""
bool(true)
string(7) "fromget"
string(10) "PHPSESSID="
bool(true)
string(8) "frompost"
string(10) "PHPSESSID="
bool(true)
string(3) "new"
string(10) "PHPSESSID="
bool(true)
string(3) "new"
string(0) ""

Warning: session_start(): Session ID is too long or contains illegal characters. Only the A-Z, a-z, 0-9, "-", and "," characters are allowed in {PWD}/ids_from_the_request.php on line 6

Warning: session_start(): Failed to read session data: files (path: {PWD}) in {PWD}/ids_from_the_request.php on line 6
bool(false)
string(0) ""
string(0) ""

Warning: session_destroy(): Trying to destroy uninitialized session in {PWD}/ids_from_the_request.php on line 7
bool(true)
string(3) "new"
string(0) ""
bool(true)
string(5) "other"
string(0) ""
