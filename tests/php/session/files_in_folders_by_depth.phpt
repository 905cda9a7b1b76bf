--TEST--
session.save_path with a depth and a mode: folders by the first characters of the id
--FILE--
<?php
ob_start();
$folder = __DIR__ . '/files_depth';
mkdir("$folder/x/y", 0777, true);
umask(0);
ini_set('session.save_path', "2;640;$folder");
session_id('xyz');
var_dump(session_start(), session_gc());
$_SESSION['a'] = 1;
session_write_close();
var_dump(file_get_contents("$folder/x/y/sess_xyz"), decoct(fileperms("$folder/x/y/sess_xyz") & 07777));
session_start();
session_destroy();
session_id('xy');
var_dump(session_start(), session_id());
session_id('abcdef');
var_dump(session_start());
ini_set('session.save_path', "1;$folder");
mkdir("$folder/q");
session_id('qq');
var_dump(session_start(), is_file("$folder/q/sess_qq"), session_destroy());
array_map('rmdir', ["$folder/q", "$folder/x/y", "$folder/x", $folder]);
--EXPECT--
bool(true)
bool(false)
string(6) "a|i:1;"
string(3) "640"

Warning: session_start(): Failed to create session data file path. Too short session ID, invalid save_path or path length exceeds 4096 characters in {PWD}/files_in_folders_by_depth.php on line 15

Warning: session_start(): Failed to read session data: files (path: 2;640;{PWD}/files_depth) in {PWD}/files_in_folders_by_depth.php on line 15
bool(false)
string(0) ""

Warning: session_start(): open({PWD}/files_depth/a/b/sess_abcdef, O_RDWR) failed: No such file or directory (2) in {PWD}/files_in_folders_by_depth.php on line 17

Warning: session_start(): Failed to read session data: files (path: 2;640;{PWD}/files_depth) in {PWD}/files_in_folders_by_depth.php on line 17
bool(false)
bool(true)
bool(true)
bool(true)
