--TEST--
Devices and pipes have no position to seek to; popen() counts from 0, others from -1
--FILE--
<?php
foreach (['/dev/zero' => 'r', '/dev/null' => 'w'] as $path => $mode) {
    $file = fopen($path, $mode);
    var_dump(stream_get_meta_data($file)['seekable'], ftell($file), @fseek($file, 3), @rewind($file));
    fclose($file);
}
$file = fopen('/dev/zero', 'r');
fread($file, 4);
var_dump(ftell($file));
$process = popen('echo text', 'r');
var_dump(ftell($process), fread($process, 2), ftell($process));
$process = proc_open('cat', [['pipe', 'r'], ['pipe', 'w']], $pipes);
var_dump(ftell($pipes[0]), fwrite($pipes[0], 'text'), ftell($pipes[0]));
fclose($pipes[0]);
var_dump(fread($pipes[1], 10), ftell($pipes[1]));
var_dump(stream_get_meta_data(STDIN)['mode'], stream_get_meta_data(STDOUT)['mode'], stream_get_meta_data(STDERR)['mode']);
--EXPECT--
bool(false)
bool(false)
int(-1)
bool(false)
bool(false)
bool(false)
int(-1)
bool(false)
int(3)
int(0)
string(2) "te"
int(2)
bool(false)
int(4)
int(3)
string(4) "text"
int(3)
string(2) "rb"
string(2) "wb"
string(2) "wb"
