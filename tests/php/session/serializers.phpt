--TEST--
The serializers php, php_serialize and php_binary
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
foreach (['php', 'php_serialize', 'php_binary'] as $name) {
    echo "--- $name\n";
    var_dump(ini_set('session.serialize_handler', strtoupper($name)));
    session_id('serializers');
    session_start();
    var_dump(session_encode());
    $object = new stdClass;
    $object->self = $object;
    $shared = 'shared';
    $_SESSION = ['a' => 1, 'object' => $object, 'again' => $object, 'x' => &$shared, 'y' => &$shared, '' => 'empty'];
    var_dump(urlencode($text = session_encode()));
    session_write_close();
    session_start();
    var_dump($_SESSION);
    $_SESSION = [];
    var_dump(session_decode($text), $_SESSION['x'], $_SESSION['object'] === $_SESSION['again']);
    $_SESSION = [1, 'b' => 2, 3];
    var_dump(session_encode());
    $_SESSION = ['a|b' => 1, 'c' => 2];
    var_dump(session_encode());
    $_SESSION = [str_repeat('l', 127) => 1, str_repeat('m', 128) => 2];
    var_dump(strlen(session_encode()));
    $_SESSION = 'text';
    var_dump(session_encode());
    unset($_SESSION);
    var_dump(session_encode());
    session_destroy();
}
--EXPECT--
--- php
string(3) "php"
bool(false)
string(165) "a%7Ci%3A1%3Bobject%7CO%3A8%3A%22stdClass%22%3A1%3A%7Bs%3A4%3A%22self%22%3Br%3A2%3B%7Dagain%7Cr%3A2%3Bx%7Cs%3A6%3A%22shared%22%3By%7CR%3A5%3B%7Cs%3A5%3A%22empty%22%3B"
array(6) {
  ["a"]=>
  int(1)
  ["object"]=>
  object(stdClass)#2 (1) {
    ["self"]=>
    *RECURSION*
  }
  ["again"]=>
  object(stdClass)#2 (1) {
    ["self"]=>
    *RECURSION*
  }
  ["x"]=>
  &string(6) "shared"
  ["y"]=>
  &string(6) "shared"
  [""]=>
  string(5) "empty"
}
bool(true)
string(6) "shared"
bool(true)

Warning: session_encode(): Skipping numeric key 0 in {PWD}/serializers.php on line 21

Warning: session_encode(): Skipping numeric key 1 in {PWD}/serializers.php on line 21
string(6) "b|i:2;"
bool(false)
int(265)

Warning: session_encode(): Cannot encode non-existent session in {PWD}/serializers.php on line 27
bool(false)

Warning: session_encode(): Cannot encode non-existent session in {PWD}/serializers.php on line 29
bool(false)
--- php_serialize
string(3) "PHP"
string(6) "a:0:{}"
string(263) "a%3A6%3A%7Bs%3A1%3A%22a%22%3Bi%3A1%3Bs%3A6%3A%22object%22%3BO%3A8%3A%22stdClass%22%3A1%3A%7Bs%3A4%3A%22self%22%3Br%3A3%3B%7Ds%3A5%3A%22again%22%3Br%3A3%3Bs%3A1%3A%22x%22%3Bs%3A6%3A%22shared%22%3Bs%3A1%3A%22y%22%3BR%3A6%3Bs%3A0%3A%22%22%3Bs%3A5%3A%22empty%22%3B%7D"
array(6) {
  ["a"]=>
  int(1)
  ["object"]=>
  object(stdClass)#5 (1) {
    ["self"]=>
    *RECURSION*
  }
  ["again"]=>
  object(stdClass)#5 (1) {
    ["self"]=>
    *RECURSION*
  }
  ["x"]=>
  &string(6) "shared"
  ["y"]=>
  &string(6) "shared"
  [""]=>
  string(5) "empty"
}
bool(true)
string(6) "shared"
bool(true)
string(34) "a:3:{i:0;i:1;s:1:"b";i:2;i:1;i:3;}"
string(32) "a:2:{s:3:"a|b";i:1;s:1:"c";i:2;}"
int(287)

Warning: session_encode(): Cannot encode non-existent session in {PWD}/serializers.php on line 27
bool(false)

Warning: session_encode(): Cannot encode non-existent session in {PWD}/serializers.php on line 29
bool(false)
--- php_binary
string(13) "PHP_SERIALIZE"
bool(false)
string(165) "%01ai%3A1%3B%06objectO%3A8%3A%22stdClass%22%3A1%3A%7Bs%3A4%3A%22self%22%3Br%3A2%3B%7D%05againr%3A2%3B%01xs%3A6%3A%22shared%22%3B%01yR%3A5%3B%00s%3A5%3A%22empty%22%3B"
array(6) {
  ["a"]=>
  int(1)
  ["object"]=>
  object(stdClass)#8 (1) {
    ["self"]=>
    *RECURSION*
  }
  ["again"]=>
  object(stdClass)#8 (1) {
    ["self"]=>
    *RECURSION*
  }
  ["x"]=>
  &string(6) "shared"
  ["y"]=>
  &string(6) "shared"
  [""]=>
  string(5) "empty"
}
bool(true)
string(6) "shared"
bool(true)

Warning: session_encode(): Skipping numeric key 0 in {PWD}/serializers.php on line 21

Warning: session_encode(): Skipping numeric key 1 in {PWD}/serializers.php on line 21
string(6) "bi:2;"
string(14) "a|bi:1;ci:2;"
int(132)

Warning: session_encode(): Cannot encode non-existent session in {PWD}/serializers.php on line 27
bool(false)

Warning: session_encode(): Cannot encode non-existent session in {PWD}/serializers.php on line 29
bool(false)
