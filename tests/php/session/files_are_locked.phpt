--TEST--
A session's file is locked until it is closed
--FILE--
<?php
ob_start();
mkdir($folder = __DIR__ . '/files_locked');
session_save_path($folder);
session_id('locked');
function is_free($file) {
    $handle = fopen($file, 'r');
    return flock($handle, LOCK_EX | LOCK_NB);
}
foreach (['session_write_close', 'session_abort', 'session_destroy'] as $end) {
    session_start();
    var_dump(is_free("$folder/sess_locked"));
    $end();
    touch("$folder/sess_locked");
    var_dump(is_free("$folder/sess_locked"));
    session_id('locked');
}
session_start(['read_and_close' => true]);
var_dump(is_free("$folder/sess_locked"));
session_start();
session_regenerate_id();
var_dump(is_free("$folder/sess_locked"), is_free("$folder/sess_" . session_id()));
session_destroy();
array_map('unlink', glob("$folder/*"));
rmdir($folder);
--EXPECT--
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
