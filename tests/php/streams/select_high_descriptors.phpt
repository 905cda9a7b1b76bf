--TEST--
stream_select() refuses descriptors that select() has no room for
--EXTENSIONS--
posix
--SKIPIF--
<?php
if (!(posix_getrlimit()['soft openfiles'] > 1200)) echo 'skip too few descriptors';
?>
--FILE--
<?php
set_error_handler(function ($level, $message) {
    echo preg_replace('/\d+(?=\.$)/m', 'N', $message), "\n";
});
$files = [];
for ($i = 0; $i < 1030; $i++) {
    $files[] = fopen('php://memory', 'r');
    $files[] = fopen(__FILE__, 'r');
}
[$one, $other] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
fwrite($one, 'x');
$read = [$other];
$write = $except = null;
var_dump(stream_select($read, $write, $except, 0, 1000), count($read));
try {
    stream_select($read, $write, $except, -1);
} catch (ValueError $error) {
    echo get_class($error), "\n";
}
$files = null;
[$one, $other] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
fwrite($one, 'x');
$read = [$other];
var_dump(stream_select($read, $write, $except, 0, 1000), count($read));
?>
--EXPECT--
stream_select(): You MUST recompile PHP with a larger value of FD_SETSIZE.
It is set to 1024, but you have descriptors numbered at least as high as N.
 --enable-fd-setsize=2048 is recommended, but you may want to set it
to equal the maximum number of open files supported by your system,
in order to avoid seeing this error again at a later date.
bool(false)
int(1)
stream_select(): You MUST recompile PHP with a larger value of FD_SETSIZE.
It is set to 1024, but you have descriptors numbered at least as high as N.
 --enable-fd-setsize=2048 is recommended, but you may want to set it
to equal the maximum number of open files supported by your system,
in order to avoid seeing this error again at a later date.
int(1)
int(1)
