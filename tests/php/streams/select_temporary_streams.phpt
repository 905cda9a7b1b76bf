--TEST--
stream_select() takes php://temp, which becomes a file for it, but no php://memory
--FILE--
<?php
$file = fopen('php://temp', 'w+');
fwrite($file, 'text');
fseek($file, 1);
$read = [$file];
$write = $except = null;
var_dump(stream_select($read, $write, $except, 0), ftell($file), fread($file, 10));

class Wrapped
{
    public $context, $inner;
    function stream_open($path, $mode, $options, &$opened) { return true; }
    function stream_cast($as) { return $this->inner = fopen('php://temp', 'r+'); }
}
stream_wrapper_register('wrapped', 'Wrapped');
$read = [fopen('wrapped://', 'r')];
var_dump(stream_select($read, $write, $except, 0));

$read = [fopen('php://memory', 'r')];
try {
    stream_select($read, $write, $except, 0);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
int(1)
int(1)
string(3) "ext"
int(1)

Warning: stream_select(): Cannot represent a stream of type MEMORY as a select()able descriptor in {PWD}/select_temporary_streams.php on line 21
No stream arrays were passed
