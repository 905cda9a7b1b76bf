--TEST--
What becomes of descriptors that are sent through a socket
--EXTENSIONS--
sockets
--FILE--
<?php
$path = __DIR__ . '/received_descriptors.sock';
$own = socket_create(AF_UNIX, SOCK_DGRAM, 0);
socket_bind($own, $path);
socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
$sent = [fopen(__FILE__, 'r'), $pair[0], socket_create(AF_INET, SOCK_STREAM, 0), fopen(__FILE__, 'r'), $pair[1]];
$control = ['level' => SOL_SOCKET, 'type' => SCM_RIGHTS, 'data' => $sent];
socket_sendmsg($own, ['name' => ['path' => $path], 'iov' => ['x'], 'control' => [$control]], 0);
$message = ['name' => [], 'buffer_size' => 100, 'controllen' => socket_cmsg_space(SOL_SOCKET, SCM_RIGHTS, 5)];
socket_recvmsg($own, $message, 0);
foreach ($message['control'][0]['data'] as $received) {
    echo get_debug_type($received), ' ';
    echo is_resource($received) ? json_encode(stream_get_meta_data($received)) : '', "\n";
}
--CLEAN--
<?php
unlink(__DIR__ . '/received_descriptors.sock');
--EXPECT--
resource (stream) {"timed_out":false,"blocked":true,"eof":false,"stream_type":"STDIO","mode":"rw","unread_bytes":0,"seekable":true}
resource (stream) {"timed_out":false,"blocked":true,"eof":false,"stream_type":"STDIO","mode":"rw","unread_bytes":0,"seekable":false}
Socket 
resource (stream) {"timed_out":false,"blocked":true,"eof":false,"stream_type":"STDIO","mode":"rw","unread_bytes":0,"seekable":true}
resource (stream) {"timed_out":false,"blocked":true,"eof":false,"stream_type":"STDIO","mode":"rw","unread_bytes":0,"seekable":false}
