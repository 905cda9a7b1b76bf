--TEST--
Headers where none are sent: listed, replaced, removed, cookies, the callback
--FILE--
<?php
var_dump(header_register_callback(fn() => print("about to send\n")));
header('A: b');
header('X: one');
header('X: two', false);
var_dump(setcookie('name', "a value", ['expires' => 0, 'path' => '/', 'httponly' => true, 'samesite' => 'Lax']), setrawcookie('raw', 'a%20b'), http_response_code(404), http_response_code(), headers_list());
header_remove('X');
var_dump(headers_sent());
header_remove();
var_dump(headers_list());
foreach ([fn() => setcookie('', 'x'), fn() => setcookie('a=b'), fn() => setrawcookie('a', 'b c'), fn() => setcookie('a', 'b', ['none' => 1])] as $call) {
    try {
        var_dump($call());
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
about to send
bool(true)

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/headers_of_the_command_line.php:2) in {PWD}/headers_of_the_command_line.php on line 3

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/headers_of_the_command_line.php:2) in {PWD}/headers_of_the_command_line.php on line 4

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/headers_of_the_command_line.php:2) in {PWD}/headers_of_the_command_line.php on line 5

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/headers_of_the_command_line.php:2) in {PWD}/headers_of_the_command_line.php on line 6

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/headers_of_the_command_line.php:2) in {PWD}/headers_of_the_command_line.php on line 6
bool(false)
bool(false)
bool(true)
int(404)
array(0) {
}

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/headers_of_the_command_line.php:2) in {PWD}/headers_of_the_command_line.php on line 7
bool(true)

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/headers_of_the_command_line.php:2) in {PWD}/headers_of_the_command_line.php on line 9
array(0) {
}
setcookie(): Argument #1 ($name) cannot be empty
setcookie(): Argument #1 ($name) cannot contain "=", ",", ";", " ", "\t", "\r", "\n", "\013", or "\014"
setrawcookie(): Argument #2 ($value) cannot contain ",", ";", " ", "\t", "\r", "\n", "\013", or "\014"
setcookie(): option "none" is invalid
