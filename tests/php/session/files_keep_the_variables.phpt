--TEST--
The files handler keeps the variables in a file that only its owner may read
--FILE--
<?php
ob_start();
mkdir($folder = __DIR__ . '/files_keep');
session_save_path($folder);
session_id('abc-DEF,1');
var_dump(session_start(), session_id(), $_SESSION);
$_SESSION['number'] = 17;
$_SESSION['list'] = [1, 'two' => 2.5, null];
var_dump(session_write_close(), $_SESSION);
$file = "$folder/sess_abc-DEF,1";
var_dump(file_get_contents($file), decoct(fileperms($file) & 07777));
$_SESSION = 'forgotten';
session_start();
var_dump($_SESSION);
unset($_SESSION['list']);
session_commit();
var_dump(file_get_contents($file));
session_start();
var_dump(session_destroy(), file_exists($file), $_SESSION, session_id(), session_status());
rmdir($folder);
--EXPECT--
bool(true)
string(9) "abc-DEF,1"
array(0) {
}
bool(true)
array(2) {
  ["number"]=>
  int(17)
  ["list"]=>
  array(3) {
    [0]=>
    int(1)
    ["two"]=>
    float(2.5)
    [1]=>
    NULL
  }
}
string(53) "number|i:17;list|a:3:{i:0;i:1;s:3:"two";d:2.5;i:1;N;}"
string(3) "600"
array(2) {
  ["number"]=>
  int(17)
  ["list"]=>
  array(3) {
    [0]=>
    int(1)
    ["two"]=>
    float(2.5)
    [1]=>
    NULL
  }
}
string(12) "number|i:17;"
bool(true)
bool(false)
array(1) {
  ["number"]=>
  int(17)
}
string(0) ""
int(1)
