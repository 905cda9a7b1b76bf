--TEST--
socket_atmark(): whether urgent data come next
--EXTENSIONS--
sockets
--INI--
zvm.php=8.5
log_errors=0
--FILE--
<?php
$server = socket_create_listen(0);
socket_getsockname($server, $address, $port);
$client = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
socket_connect($client, "127.0.0.1", $port);
$accepted = socket_accept($server);
socket_send($client, "ab", 2, 0);
socket_send($client, "!", 1, MSG_OOB);
socket_recv($accepted, $first, 1, MSG_WAITALL);
var_dump(socket_atmark($accepted));
socket_recv($accepted, $second, 1, MSG_WAITALL);
var_dump($first . $second, socket_atmark($accepted));
$datagrams = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
var_dump(socket_atmark($datagrams));
socket_close($datagrams);
try {
    socket_atmark($datagrams);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
bool(false)
string(2) "ab"
bool(true)

Warning: socket_atmark(): Unable to apply sockmark [25]: Inappropriate ioctl for device in {PWD}/socket_atmark.php on line 14
bool(false)
socket_atmark(): Argument #1 ($socket) has already been closed
