--TEST--
A session file that cannot be decoded is deleted
--FILE--
<?php
ob_start();
mkdir($folder = __DIR__ . '/broken_files');
session_save_path($folder);
foreach (['rubbish', 'a|i:1', "a|O:8:\"stdClass\":1:{s:1:\"x\";i:1;}b|", "\0\0\0"] as $text) {
    file_put_contents("$folder/sess_broken", $text);
    session_id('broken');
    var_dump(session_start(), $_SESSION, session_status(), session_id(), file_exists("$folder/sess_broken"));
}
@unlink("$folder/sess_broken");
rmdir($folder);
--EXPECT--
Warning: session_start(): Failed to decode session object. Session has been destroyed in {PWD}/broken_files.php on line 8
bool(false)
array(0) {
}
int(1)
string(0) ""
bool(false)

Warning: session_start(): Failed to decode session object. Session has been destroyed in {PWD}/broken_files.php on line 8
bool(false)
array(0) {
}
int(1)
string(0) ""
bool(false)

Warning: session_start(): Failed to decode session object. Session has been destroyed in {PWD}/broken_files.php on line 8
bool(false)
array(0) {
}
int(1)
string(0) ""
bool(false)

Warning: session_start(): Failed to decode session object. Session has been destroyed in {PWD}/broken_files.php on line 8
bool(false)
array(0) {
}
int(1)
string(0) ""
bool(false)
