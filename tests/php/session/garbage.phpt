--TEST--
session_gc() and the collection at session_start()
--FILE--
<?php
ob_start();
mkdir($folder = __DIR__ . '/garbage');
session_save_path($folder);
foreach (['old' => 5000, 'older' => 9000, 'young' => 10] as $name => $age) {
    touch("$folder/sess_$name", time() - $age);
}
touch("$folder/other", 0);
function names($folder) { return implode(' ', array_map('basename', glob("$folder/*"))); }
ini_set('session.gc_probability', 0);
ini_set('session.gc_maxlifetime', 8000);
session_id('mine');
var_dump(session_gc(), session_start(), names($folder), session_gc(), session_gc(), names($folder));
session_write_close();
ini_set('session.gc_probability', 1);
ini_set('session.gc_divisor', 1);
ini_set('session.gc_maxlifetime', 4000);
session_start();
var_dump(names($folder));
session_destroy();
array_map('unlink', glob("$folder/*"));
rmdir($folder);
ini_set('session.save_path', $folder);
session_set_save_handler(new class extends SessionHandler { function read($id): string|false { return ''; } function write($id, $data): bool { return true; } });
var_dump(session_start(), session_gc());
--EXPECT--
Warning: session_gc(): Session cannot be garbage collected when there is no active session in {PWD}/garbage.php on line 13
bool(false)
bool(true)
string(46) "other sess_mine sess_old sess_older sess_young"
int(1)
int(0)
string(35) "other sess_mine sess_old sess_young"
string(26) "other sess_mine sess_young"

Notice: SessionHandler::gc(): ps_files_cleanup_dir: opendir({PWD}/garbage) failed: No such file or directory (2) in {PWD}/garbage.php on line 25

Notice: SessionHandler::gc(): ps_files_cleanup_dir: opendir({PWD}/garbage) failed: No such file or directory (2) in {PWD}/garbage.php on line 25
bool(true)
bool(false)
