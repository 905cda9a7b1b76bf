--TEST--
session.referer_check drops ids that come with another referer
--ENV--
HTTP_REFERER=http://example.org/page
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
ini_set('session.use_only_cookies', 0);
$_GET['PHPSESSID'] = 'fromget';
foreach (['', 'example.org', 'example.com'] as $wanted) {
    ini_set('session.referer_check', $wanted);
    session_start();
    var_dump(strlen(session_id()));
    session_destroy();
}
$_SERVER['HTTP_REFERER'] = 'http://example.com';
session_start();
var_dump(strlen(session_id()));
session_destroy();
--EXPECT--
int(7)
int(7)
int(32)
int(32)
