--TEST--
session_unset(), session_reset() and session_abort()
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
session_id('unset');
session_start();
$_SESSION = ['a' => 1, 'b' => 2];
$copy = $_SESSION;
$reference = &$_SESSION['a'];
session_write_close();
session_start();
$_SESSION['a'] = 'changed';
var_dump(session_reset(), $_SESSION, $reference);
$_SESSION['a'] = 'changed';
var_dump(session_abort(), $_SESSION['a'], session_id());
session_start();
var_dump($_SESSION);
$copy = $_SESSION;
var_dump(session_unset(), $_SESSION, count($copy));
session_write_close();
var_dump(file_get_contents(__DIR__ . '/sess_unset'), session_unset());
session_start();
unset($_SESSION);
var_dump(isset($_SESSION), session_unset());
$_SESSION['new'] = 1;
session_write_close();
session_start();
var_dump($_SESSION);
$GLOBALS['_SESSION'] = ['global' => 1];
session_write_close();
session_start();
var_dump($_SESSION);
session_destroy();
--EXPECT--
bool(true)
array(2) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(2)
}
int(1)
bool(true)
string(7) "changed"
string(5) "unset"
array(2) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(2)
}
bool(true)
array(0) {
}
int(2)
string(0) ""
bool(false)
bool(false)
bool(true)
array(0) {
}
array(1) {
  ["global"]=>
  int(1)
}
