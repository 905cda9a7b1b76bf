--TEST--
$_SESSION as a variable: references, other values, unset
--FILE--
<?php ob_start(); ini_set('session.gc_probability',0);session_save_path(__DIR__); session_id('a8');
session_start(); $s=&$_SESSION; $s['a']=1; function f(){ $_SESSION['b']=2; } f2(); function f2(){ $_SESSION['b']=2; unset($_SESSION['zz']); }
var_dump(session_encode()); $_SESSION=null; var_dump(session_encode()); $_SESSION=[]; $_SESSION['q']=1; var_dump(session_encode(), $s);
unset($_SESSION); var_dump($s, session_encode()); $_SESSION=['new'=>1]; var_dump(session_encode());
session_write_close(); echo file_get_contents(__DIR__.'/sess_a8'),"\n"; session_start(); var_dump($_SESSION); session_destroy();
--EXPECT--
string(12) "a|i:1;b|i:2;"

Warning: session_encode(): Cannot encode non-existent session in {PWD}/the_superglobal.php on line 3
bool(false)
string(6) "q|i:1;"
array(1) {
  ["q"]=>
  int(1)
}
array(1) {
  ["q"]=>
  int(1)
}
string(6) "q|i:1;"
string(6) "q|i:1;"
q|i:1;
array(1) {
  ["q"]=>
  int(1)
}
