--TEST--
sockets: servers, clients, pairs, options, errors, select, addresses
--EXTENSIONS--
sockets
--FILE--
<?php
function caught(callable $call) {
    try {
        return $call();
    } catch (Throwable $e) {
        return get_class($e) . ": " . $e->getMessage();
    }
}
$server = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
var_dump($server, socket_set_option($server, SOL_SOCKET, SO_REUSEADDR, 1), socket_bind($server, "127.0.0.1"), socket_listen($server, 5));
var_dump(socket_getsockname($server, $address, $port), $address, $port > 0);
$client = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
var_dump(socket_connect($client, "127.0.0.1", $port));
$accepted = socket_accept($server);
var_dump(socket_getpeername($accepted, $address, $peer), $address, socket_getsockname($client, $own, $ownPort), $peer === $ownPort);
var_dump(socket_write($client, "first line\nsecond\r"), socket_read($accepted, 100, PHP_NORMAL_READ), socket_read($accepted, 3));
var_dump(socket_recv($accepted, $data, 100, MSG_PEEK), $data, socket_recv($accepted, $data, 2, 0), $data);
var_dump(socket_send($accepted, "answer", 3, 0), socket_read($client, 10));
$read = ["a" => $client, "b" => $accepted];
$write = [$client];
$none = null;
var_dump(socket_select($read, $write, $none, 0), array_keys($read), count($write));
socket_set_nonblock($client);
var_dump(socket_read($client, 10), socket_last_error($client) === SOCKET_EAGAIN, socket_strerror(socket_last_error()));
socket_clear_error($client);
socket_clear_error();
var_dump(socket_last_error($client), socket_last_error(), socket_set_block($client));
socket_set_option($client, SOL_SOCKET, SO_LINGER, ["l_onoff" => 1, "l_linger" => 2]);
socket_set_option($client, SOL_SOCKET, SO_RCVTIMEO, ["sec" => 0, "usec" => 20000]);
var_dump(socket_get_option($client, SOL_SOCKET, SO_LINGER), socket_getopt($client, SOL_SOCKET, SO_TYPE) === SOCK_STREAM,
    socket_read($client, 1), socket_setopt($client, SOL_TCP, TCP_NODELAY, 1), socket_get_option($client, SOL_TCP, TCP_NODELAY) != 0);
var_dump(socket_shutdown($client), socket_read($accepted, 10), socket_read($accepted, 10));
socket_close($accepted);
var_dump(caught(fn() => socket_read($accepted, 1)), caught(fn() => socket_create(99, 1, 1)), caught(fn() => socket_create(AF_INET, 99, 1)),
    caught(fn() => socket_connect($server, "127.0.0.1")), caught(fn() => new Socket), caught(fn() => clone $server),
    caught(fn() => socket_select($none, $none, $none, 0)), caught(fn() => socket_set_option($server, SOL_SOCKET, SO_LINGER, [])));
$read = [7];
var_dump(caught(fn() => socket_select($read, $none, $none, 0)));

var_dump(@socket_connect(socket_create(AF_INET, SOCK_STREAM, 0), "127.0.0.1", 1), error_get_last()["message"]);
var_dump(@socket_bind(socket_create(AF_INET, SOCK_STREAM, 0), "no.such.host.invalid"), socket_strerror(-10001));

$listening = socket_create_listen(0);
socket_getsockname($listening, $address, $port);
foreach (socket_addrinfo_lookup("127.0.0.1", (string)$port, ["ai_family" => AF_INET, "ai_socktype" => SOCK_STREAM]) as $info) {
    $facts = socket_addrinfo_explain($info);
    var_dump($facts["ai_family"] === AF_INET, $facts["ai_addr"]["sin_addr"], $facts["ai_addr"]["sin_port"] === $port);
    var_dump(get_class(socket_addrinfo_connect($info)));
}
$bound = socket_addrinfo_bind(socket_addrinfo_lookup("127.0.0.1", "0", ["ai_socktype" => SOCK_DGRAM])[0]);
socket_getsockname($bound, $address, $port);
$sender = socket_create(AF_INET, SOCK_DGRAM, SOL_UDP);
var_dump(socket_sendto($sender, "datagram", 100, 0, "127.0.0.1", $port), socket_recvfrom($bound, $data, 100, 0, $from, $fromPort), $data, $from);
var_dump(caught(fn() => socket_addrinfo_lookup("localhost", null, ["x" => 1])));
?>
--EXPECT--
object(Socket)#1 (0) {
}
bool(true)
bool(true)
bool(true)
bool(true)
string(9) "127.0.0.1"
bool(true)
bool(true)
bool(true)
string(9) "127.0.0.1"
bool(true)
bool(true)
int(18)
string(11) "first line
"
string(3) "sec"
int(4)
string(4) "ond"
int(2)
string(2) "on"
int(3)
string(3) "ans"
int(2)
array(1) {
  [0]=>
  string(1) "b"
}
int(1)
bool(false)
bool(true)
string(32) "Resource temporarily unavailable"
int(0)
int(0)
bool(true)
array(2) {
  ["l_onoff"]=>
  int(1)
  ["l_linger"]=>
  int(2)
}
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
string(2) "d"
string(0) ""
string(67) "Error: socket_read(): Argument #1 ($socket) has already been closed"
string(95) "ValueError: socket_create(): Argument #1 ($domain) must be one of AF_UNIX, AF_INET6, or AF_INET"
string(126) "ValueError: socket_create(): Argument #2 ($type) must be one of SOCK_STREAM, SOCK_DGRAM, SOCK_SEQPACKET, SOCK_RAW, or SOCK_RDM"
string(96) "ValueError: socket_connect(): Argument #3 ($port) cannot be null when the socket type is AF_INET"
string(68) "Error: Cannot directly construct Socket, use socket_create() instead"
string(60) "Error: Trying to clone an uncloneable object of class Socket"
string(71) "ValueError: socket_select(): At least one array argument must be passed"
string(77) "ValueError: socket_set_option(): Argument #4 ($value) must have key "l_onoff""
string(97) "TypeError: socket_select(): Argument #1 ($read) must only have elements of type Socket, int given"
bool(false)
string(61) "socket_connect(): unable to connect [111]: Connection refused"
bool(false)
string(12) "Unknown host"
bool(true)
string(9) "127.0.0.1"
bool(true)
string(6) "Socket"
int(8)
int(8)
string(8) "datagram"
string(9) "127.0.0.1"
string(144) "ValueError: socket_addrinfo_lookup(): Argument #3 ($hints) must only contain array keys "ai_flags", "ai_socktype", "ai_protocol", or "ai_family""
