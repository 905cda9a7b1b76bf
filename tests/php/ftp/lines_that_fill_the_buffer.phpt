--TEST--
A line that fills the buffer of replies is the end
--EXTENSIONS--
ftp
pcntl
--FILE--
<?php
$server = stream_socket_server('tcp://127.0.0.1:0');
$port = (int) substr(strrchr(stream_socket_get_name($server, false), ':'), 1);
if (pcntl_fork() === 0) {
    $client = stream_socket_accept($server);
    fwrite($client, "220 ready\r\n");
    fgets($client);
    fwrite($client, "\r\n" . str_repeat('*', 4096) . "\r\n");
    fgets($client);
    exit;
}
$ftp = ftp_connect('127.0.0.1', $port, 5);
set_error_handler(function ($level, $text) { var_dump(strlen($text)); });
var_dump(ftp_systype($ftp));
--EXPECT--
int(4111)
bool(false)
