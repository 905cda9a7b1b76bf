--TEST--
STREAM_CLIENT_ASYNC_CONNECT gives a stream that is still being connected; what it comes to shows later
--FILE--
<?php
$server = stream_socket_server('tcp://127.0.0.1:0');
$address = stream_socket_get_name($server, false);
$flags = STREAM_CLIENT_CONNECT | STREAM_CLIENT_ASYNC_CONNECT;
$client = stream_socket_client("tcp://$address", $number, $message, 0, $flags);
var_dump(is_resource($client), $number, $message);
$write = [$client];
$read = $except = null;
var_dump(stream_select($read, $write, $except, 5), stream_socket_get_name($client, true) === $address);
$peer = stream_socket_accept($server);
var_dump(fwrite($client, "hello\n"), fgets($peer), stream_get_meta_data($client)['blocked']);
fwrite($peer, "back\n");
var_dump(fgets($client));

fclose($server);
fclose($peer);
$client = stream_socket_client($address, $number, $message, 0, $flags);
var_dump(is_resource($client), $number, $message);
$write = [$client];
var_dump(stream_select($read, $write, $except, 5), stream_socket_get_name($client, true));
var_dump(fwrite($client, 'x'));
--EXPECT--
bool(true)
int(0)
string(0) ""
int(1)
bool(true)
int(6)
string(6) "hello
"
bool(true)
string(5) "back
"
bool(true)
int(0)
string(0) ""
int(1)
bool(false)

Notice: fwrite(): Send of 1 bytes failed with errno=111 Connection refused in {PWD}/connecting_without_waiting.php on line 21
bool(false)
