--TEST--
A host name with a null byte is refused, and named as far as C strings go
--FILE--
<?php
var_dump(stream_socket_server("tcp://a\0b:80", $code, $message), $code, $message);
var_dump(stream_socket_client("tcp://a\0b:80", $code, $message), $code, $message);
var_dump(fsockopen("a\0b", 80, $code, $message), $code, $message);
var_dump(@stream_socket_client("tcp://a'\\b", $code, $message), error_get_last()['message']);
var_dump(@fsockopen("a", -1, $code, $message), error_get_last()['message']);
--EXPECTF--

Warning: stream_socket_server(): Unable to connect to tcp://a (The hostname must not contain null bytes) in %s on line 2
bool(false)
int(0)
string(40) "The hostname must not contain null bytes"

Warning: stream_socket_client(): Unable to connect to tcp://a\0b:80 (The hostname must not contain null bytes) in %s on line 3
bool(false)
int(0)
string(40) "The hostname must not contain null bytes"

Warning: fsockopen(): Unable to connect to a:80 (The hostname must not contain null bytes) in %s on line 4
bool(false)
int(0)
string(40) "The hostname must not contain null bytes"
bool(false)
string(90) "stream_socket_client(): Unable to connect to tcp://a\'\\b (Failed to parse address "a'\b")"
bool(false)
string(68) "fsockopen(): Unable to connect to a:-1 (Failed to parse address "a")"
