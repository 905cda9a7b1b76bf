--TEST--
Stream contexts: options of sockets
--EXTENSIONS--
sockets
--FILE--
<?php
function context(array $options) { return stream_context_create(["socket" => $options]); }
function option($stream, $level, $name) { return (bool) socket_get_option(socket_import_stream($stream), $level, $name); }
$flags = STREAM_SERVER_BIND | STREAM_SERVER_LISTEN;
foreach ([false, true, "yes", null] as $on) {
    $server = stream_socket_server("tcp://127.0.0.1:0", $code, $text, $flags, context(["tcp_nodelay" => $on, "so_reuseport" => $on, "so_broadcast" => $on, "backlog" => 5]));
    $address = "tcp://" . stream_socket_get_name($server, false);
    $client = stream_socket_client($address, $code, $text, 5, STREAM_CLIENT_CONNECT, context(["tcp_nodelay" => $on, "bindto" => "127.0.0.1:0"]));
    $accepted = stream_socket_accept($server, 5, $peer);
    echo json_encode([$on, option($server, SOL_TCP, TCP_NODELAY), option($accepted, SOL_TCP, TCP_NODELAY), option($client, SOL_TCP, TCP_NODELAY),
        option($server, SOL_SOCKET, SO_REUSEPORT), option($server, SOL_SOCKET, SO_BROADCAST), str_starts_with($peer, "127.0.0.1:"), stream_get_meta_data($server)["stream_type"]]), "\n";
}
$client = stream_socket_client($address, $code, $text, 5, STREAM_CLIENT_CONNECT, context(["bindto" => "127.0.0.7:0"]));
echo preg_replace("~:\d+$~", "", stream_socket_get_name($client, false)), "\n";
set_error_handler(function ($n, $message) { echo "warning: $message\n"; });
var_dump(is_resource(stream_socket_client($address, $code, $text, 5, STREAM_CLIENT_CONNECT, context(["bindto" => "192.0.2.1:0"]))));
$udp = stream_socket_server("udp://127.0.0.1:0", $code, $text, STREAM_SERVER_BIND, context(["so_broadcast" => true]));
var_dump(option($udp, SOL_SOCKET, SO_BROADCAST));
$server = stream_socket_server("tcp://[::1]:0", $code, $text, $flags, context(["ipv6_v6only" => true]));
if ($server) var_dump(option($server, IPPROTO_IPV6, IPV6_V6ONLY)); else echo "bool(true)\n";
?>
--EXPECT--
[false,false,false,false,false,false,true,"tcp_socket\/ssl"]
[true,false,true,true,true,false,true,"tcp_socket\/ssl"]
["yes",false,true,true,true,false,true,"tcp_socket\/ssl"]
[null,false,false,false,false,false,true,"tcp_socket\/ssl"]
127.0.0.7
warning: stream_socket_client(): Failed to bind to '192.0.2.1:0', system said: Cannot assign requested address
bool(true)
bool(true)
bool(true)
