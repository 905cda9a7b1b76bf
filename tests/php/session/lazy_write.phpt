--TEST--
session.lazy_write leaves data alone that have not changed
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
$file = __DIR__ . '/sess_lazy';
session_id('lazy');
file_put_contents($file, 'b|i:1;a|i:2;');
foreach ([1, 0] as $lazy) {
    ini_set('session.lazy_write', $lazy);
    session_start();
    file_put_contents($file, 'tampered');
    touch($file, 1000);
    session_write_close();
    clearstatcache();
    var_dump(file_get_contents($file), filemtime($file) > 1000);
    file_put_contents($file, 'b|i:1;a|i:2;');
}
ini_set('session.lazy_write', 1);
session_start();
$_SESSION['c'] = 3;
session_write_close();
var_dump(file_get_contents($file));
session_start();
unset($_SESSION['b']);
session_write_close();
var_dump(file_get_contents($file));
session_start();
unlink($file);
session_write_close();
var_dump(file_exists($file));
session_start();
session_destroy();
--EXPECT--
string(8) "tampered"
bool(true)
string(12) "b|i:1;a|i:2;"
bool(true)
string(18) "b|i:1;a|i:2;c|i:3;"
string(12) "a|i:2;c|i:3;"
bool(false)
