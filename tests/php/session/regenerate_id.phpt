--TEST--
session_regenerate_id() keeps or deletes what was kept under the old id
--FILE--
<?php
ob_start();
mkdir($folder = __DIR__ . '/regenerate');
session_save_path($folder);
var_dump(session_regenerate_id());
session_id('first');
session_start();
$_SESSION['a'] = 1;
var_dump(session_regenerate_id(), session_id() !== 'first', $_SESSION);
echo file_get_contents("$folder/sess_first"), "\n";
$second = session_id();
$_SESSION['b'] = 2;
var_dump(session_regenerate_id(true), file_exists("$folder/sess_$second"), count(glob("$folder/*")));
session_write_close();
echo file_get_contents("$folder/sess_" . session_id()), "\n";
session_start();
rename("$folder/sess_" . session_id(), "$folder/gone");
chdir($folder);
var_dump(session_regenerate_id(true));
session_destroy();
session_id('third');
session_start();
$_SESSION['a|b'] = 1;
var_dump(session_regenerate_id(), file_get_contents("$folder/sess_third"));
session_destroy();
array_map('unlink', glob("$folder/*"));
rmdir($folder);
--EXPECT--
Warning: session_regenerate_id(): Session ID cannot be regenerated when there is no active session in {PWD}/regenerate_id.php on line 5
bool(false)
bool(true)
bool(true)
array(1) {
  ["a"]=>
  int(1)
}
a|i:1;
bool(true)
bool(false)
int(2)
a|i:1;b|i:2;
bool(true)
bool(true)
string(0) ""
