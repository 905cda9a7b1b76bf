--TEST--
Sockets of a pair and of a server: sending, shutting down, settings under old names
--FILE--
<?php
[$left, $right] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
var_dump(stream_socket_sendto($left, 'abc'), fread($right, 10), socket_set_blocking($right, false), fread($right, 10), socket_set_timeout($right, 1, 500), socket_get_status($right)['blocked'], stream_set_read_buffer($right, 0));
var_dump(stream_socket_shutdown($left, STREAM_SHUT_WR), fread($right, 10), feof($right));
try {
    stream_socket_shutdown($left, 9);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
$server = stream_socket_server('tcp://127.0.0.1:0');
$port = (int) substr(strrchr(stream_socket_get_name($server, false), ':'), 1);
foreach (['fsockopen', 'pfsockopen'] as $function) {
    $client = $function('127.0.0.1', $port, $number, $message, 5);
    $accepted = stream_socket_accept($server);
    fwrite($client, "$function\n");
    var_dump(fgets($accepted), $number, $message);
}
fclose($server);
var_dump(@fsockopen('127.0.0.1', $port, $number, $message, 1), $number, $message);
--EXPECT--
int(3)
string(3) "abc"
bool(true)
string(0) ""
bool(true)
bool(false)
int(0)
bool(true)
string(0) ""
bool(true)
stream_socket_shutdown(): Argument #2 ($mode) must be one of STREAM_SHUT_RD, STREAM_SHUT_WR, or STREAM_SHUT_RDWR
string(10) "fsockopen
"
int(0)
string(0) ""
string(11) "pfsockopen
"
int(0)
string(0) ""
bool(false)
int(111)
string(18) "Connection refused"
