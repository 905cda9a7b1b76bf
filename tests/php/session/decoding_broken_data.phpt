--TEST--
session_decode() of broken texts destroys the session
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
$texts = [
    'php' => ['', 'a', 'a|', 'a|i:1;b', 'a|i:1;b|x', '|i:1;', 'a|i:1;|', '1|i:5;', 'a|O:3:"Not":1:{s:1:"x";i:1;}', 'a|i:1;b|R:1;', 'a|r:9;',
        "a|i:1;a|i:2;", '_SESSION|i:1;', 'GLOBALS|a:0:{}', 'a|a:1:{i:0;i:1;', '!a|i:1;'],
    'php_serialize' => ['', 'a', 'i:1;', 'N;', 'b:0;', 'a:1:{s:1:"a";i:5;}trailing', 'a:1:{i:0;i:1;}', 'a:2:{s:1:"a";i:5;', 's:1:"x";'],
    'php_binary' => ['', "\1", "\1a", "\1ai:1;", "\1ai:1;\5b", "\x81ai:1;", "\0i:1;", "\1ai:1;\1bR:1;", "\3ab"],
];
foreach ($texts as $name => $list) {
    ini_set('session.serialize_handler', $name);
    foreach ($list as $text) {
        echo "--- $name ", urlencode($text), "\n";
        session_id('decoding');
        session_start();
        $_SESSION['old'] = 1;
        var_dump(session_decode($text), session_status(), $_SESSION ?? null);
        if (session_status() === PHP_SESSION_ACTIVE) {
            session_destroy();
        }
    }
}
--EXPECT--
--- php 
bool(true)
int(2)
array(1) {
  ["old"]=>
  int(1)
}
--- php a

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php a%7C

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php a%7Ci%3A1%3Bb

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php a%7Ci%3A1%3Bb%7Cx

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php %7Ci%3A1%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  [""]=>
  int(1)
}
--- php a%7Ci%3A1%3B%7C

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php 1%7Ci%3A5%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["1"]=>
  int(5)
}
--- php a%7CO%3A3%3A%22Not%22%3A1%3A%7Bs%3A1%3A%22x%22%3Bi%3A1%3B%7D
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["a"]=>
  object(__PHP_Incomplete_Class)#1 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(3) "Not"
    ["x"]=>
    int(1)
  }
}
--- php a%7Ci%3A1%3Bb%7CR%3A1%3B
bool(true)
int(2)
array(3) {
  ["old"]=>
  int(1)
  ["a"]=>
  &int(1)
  ["b"]=>
  &int(1)
}
--- php a%7Cr%3A9%3B

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php a%7Ci%3A1%3Ba%7Ci%3A2%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["a"]=>
  int(2)
}
--- php _SESSION%7Ci%3A1%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["_SESSION"]=>
  int(1)
}
--- php GLOBALS%7Ca%3A0%3A%7B%7D
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["GLOBALS"]=>
  array(0) {
  }
}
--- php a%7Ca%3A1%3A%7Bi%3A0%3Bi%3A1%3B

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php %21a%7Ci%3A1%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["!a"]=>
  int(1)
}
--- php_serialize 
bool(true)
int(2)
array(0) {
}
--- php_serialize a

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php_serialize i%3A1%3B
bool(true)
int(2)
int(1)
--- php_serialize N%3B
bool(true)
int(2)
array(0) {
}
--- php_serialize b%3A0%3B
bool(true)
int(2)
bool(false)
--- php_serialize a%3A1%3A%7Bs%3A1%3A%22a%22%3Bi%3A5%3B%7Dtrailing
bool(true)
int(2)
array(1) {
  ["a"]=>
  int(5)
}
--- php_serialize a%3A1%3A%7Bi%3A0%3Bi%3A1%3B%7D
bool(true)
int(2)
array(1) {
  [0]=>
  int(1)
}
--- php_serialize a%3A2%3A%7Bs%3A1%3A%22a%22%3Bi%3A5%3B

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php_serialize s%3A1%3A%22x%22%3B
bool(true)
int(2)
string(1) "x"
--- php_binary 
bool(true)
int(2)
array(1) {
  ["old"]=>
  int(1)
}
--- php_binary %01

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php_binary %01a

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php_binary %01ai%3A1%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["a"]=>
  int(1)
}
--- php_binary %01ai%3A1%3B%05b

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
--- php_binary %81ai%3A1%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  ["a"]=>
  int(1)
}
--- php_binary %00i%3A1%3B
bool(true)
int(2)
array(2) {
  ["old"]=>
  int(1)
  [""]=>
  int(1)
}
--- php_binary %01ai%3A1%3B%01bR%3A1%3B
bool(true)
int(2)
array(3) {
  ["old"]=>
  int(1)
  ["a"]=>
  &int(1)
  ["b"]=>
  &int(1)
}
--- php_binary %03ab

Warning: session_decode(): Failed to decode session object. Session has been destroyed in {PWD}/decoding_broken_data.php on line 17
bool(false)
int(1)
array(0) {
}
