--TEST--
socket_select() has the system refuse negative times
--EXTENSIONS--
sockets
--FILE--
<?php
socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair);
$none = null;
foreach ([[-1, 0], [0, -1], [1, -1000000], [0, 5]] as [$seconds, $microseconds]) {
    $read = $pair;
    var_dump(socket_select($read, $none, $none, $seconds, $microseconds));
}
--EXPECT--
Warning: socket_select(): Unable to select [22]: Invalid argument in {PWD}/select_negative_times.php on line 6
bool(false)

Warning: socket_select(): Unable to select [22]: Invalid argument in {PWD}/select_negative_times.php on line 6
bool(false)

Warning: socket_select(): Unable to select [22]: Invalid argument in {PWD}/select_negative_times.php on line 6
bool(false)
int(0)
