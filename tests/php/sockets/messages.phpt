--TEST--
sockets: socket_sendmsg() and socket_recvmsg() with descriptors and credentials; streams; multicast
--EXTENSIONS--
sockets
--FILE--
<?php
socket_create_pair(AF_UNIX, SOCK_DGRAM, 0, $pair);
[$one, $two] = $pair;
$file = fopen(__FILE__, "r");
fseek($file, 2);
var_dump(socket_sendmsg($one, ["iov" => ["two ", "parts"],
    "control" => [["level" => SOL_SOCKET, "type" => SCM_RIGHTS, "data" => [$file]]]]));
$message = ["controllen" => socket_cmsg_space(SOL_SOCKET, SCM_RIGHTS, 3), "buffer_size" => 100];
var_dump(socket_recvmsg($two, $message), $message["iov"], count($message["control"]), $message["flags"]);
var_dump(fread($message["control"][0]["data"][0], 3));
socket_set_option($two, SOL_SOCKET, SO_PASSCRED, 1);
socket_sendmsg($one, ["iov" => ["who"], "control" => []]);
$message = ["controllen" => socket_cmsg_space(SOL_SOCKET, SCM_CREDENTIALS)];
socket_recvmsg($two, $message);
var_dump($message["control"][0]["type"] === SCM_CREDENTIALS, $message["control"][0]["data"]["pid"] === getmypid(), $message["name"]);
$message = [];
var_dump(socket_recvmsg($two, $message));
var_dump(socket_sendmsg($one, ["iov" => 5]), socket_sendmsg($one, ["name" => ["family" => AF_INET]]),
    socket_sendmsg($one, ["control" => [["level" => 77, "type" => 1]]]),
    socket_sendmsg($one, ["control" => [["level" => SOL_SOCKET, "type" => SCM_RIGHTS, "data" => ["no"]]]]),
    socket_sendmsg($one, ["control" => [["level" => "x"]]]));
foreach ([[1, 1, -1], [99, 1, 0]] as $arguments) {
    try {
        socket_cmsg_space(...$arguments);
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}

$streams = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$socket = socket_import_stream($streams[0]);
var_dump(socket_write($socket, "through\n"), fgets($streams[1]), socket_export_stream($socket) === $streams[0]);
socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
$stream = socket_export_stream($pair[0]);
var_dump(fwrite($stream, "line\n"), socket_read($pair[1], 10), stream_get_meta_data($stream)["stream_type"]);
fclose($stream);
var_dump(@socket_write($pair[0], "x"), socket_read($pair[1], 1));
var_dump(socket_import_stream(fopen("php://memory", "r")));

$udp = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
var_dump(socket_set_option($udp, IPPROTO_IP, IP_MULTICAST_TTL, 9), socket_get_option($udp, IPPROTO_IP, IP_MULTICAST_TTL),
    socket_set_option($udp, IPPROTO_IP, IP_MULTICAST_LOOP, false), socket_get_option($udp, IPPROTO_IP, IP_MULTICAST_LOOP),
    socket_set_option($udp, IPPROTO_IP, IP_MULTICAST_IF, "no such interface"));
foreach ([[IP_MULTICAST_TTL, 300], [MCAST_JOIN_GROUP, []], [IP_MULTICAST_IF, -1]] as [$option, $value]) {
    try {
        socket_set_option($udp, IPPROTO_IP, $option, $value);
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
int(9)
int(9)
array(1) {
  [0]=>
  string(9) "two parts"
}
int(1)
int(0)
string(3) "php"
bool(true)
bool(true)
NULL

Warning: socket_recvmsg(): error converting user data (path: msghdr): The key 'controllen' is required in {PWD}/messages.php on line 17
bool(false)

Warning: socket_sendmsg(): error converting user data (path: msghdr > iov): expected an array here in {PWD}/messages.php on line 18

Warning: socket_sendmsg(): error converting user data (path: msghdr > name): the specified family (number 2) is not supported on this socket in {PWD}/messages.php on line 18

Warning: socket_sendmsg(): error converting user data (path: msghdr > control > element #0): cmsghdr with level 77 and type 1 not supported in {PWD}/messages.php on line 19

Warning: socket_sendmsg(): error converting user data (path: msghdr > control > element #0 > data > element #1): expected a Socket object or a stream resource in {PWD}/messages.php on line 20

Warning: socket_sendmsg(): error converting user data (path: msghdr > control > element #0 > level): expected an integer, but got a non numeric string (possibly from a converted object): 'x' in {PWD}/messages.php on line 21
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
socket_cmsg_space(): Argument #3 ($num) must be greater than or equal to 0
Pair level 99 and/or type 1 is not supported
int(8)
string(8) "through
"
bool(true)
int(5)
string(5) "line
"
string(11) "unix_socket"
bool(false)
string(0) ""

Warning: socket_import_stream(): Cannot represent a stream of type MEMORY as a Socket Descriptor in {PWD}/messages.php on line 38
bool(false)

Warning: socket_set_option(): No interface with name "no such interface" could be found in {PWD}/messages.php on line 43
bool(true)
int(9)
bool(true)
int(0)
bool(false)
socket_set_option(): Argument #4 ($value) must be between 0 and 255
No key "group" passed in optval
Index must be between 0 and 4294967295
