--TEST--
stream_get_contents() from an offset that a pipe has passed already, or has not reached
--FILE--
<?php
function source()
{
    return popen('printf 0123456789', 'r');
}

$pipe = source();
var_dump(fread($pipe, 4), stream_get_contents($pipe, 2, 1), stream_get_contents($pipe, 2, 6), stream_get_contents($pipe));
[$one, $other] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
fwrite($one, '0123456789');
fclose($one);
var_dump(fread($other, 4), stream_get_contents($other, 2, 1), stream_get_contents($other, 2, 6), stream_get_contents($other));
--EXPECT--
Warning: stream_get_contents(): Stream does not support seeking in {PWD}/contents_before_position.php on line 8

Warning: stream_get_contents(): Failed to seek to position 1 in the stream in {PWD}/contents_before_position.php on line 8
string(4) "0123"
bool(false)
string(2) "67"
string(2) "89"

Warning: stream_get_contents(): Stream does not support seeking in {PWD}/contents_before_position.php on line 12

Warning: stream_get_contents(): Failed to seek to position 1 in the stream in {PWD}/contents_before_position.php on line 12
string(4) "0123"
bool(false)
string(2) "67"
string(2) "89"
