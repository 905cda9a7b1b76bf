--TEST--
php_serialize: an array that refers to itself is read, and not written again
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
ini_set('session.serialize_handler', 'php_serialize');
session_id('itself');
session_start();
var_dump(session_decode('a:1:{s:1:"k";a:1:{i:0;R:1;}}'), is_array($_SESSION['k'][0]['k']), session_encode(), session_unset());
session_write_close();
var_dump(file_get_contents(__DIR__ . '/sess_itself'));
session_start();
session_destroy();
--EXPECT--
Warning: session_encode(): Cannot encode non-existent session in {PWD}/an_array_that_refers_to_itself.php on line 7
bool(true)
bool(true)
bool(false)
bool(true)
string(0) ""
