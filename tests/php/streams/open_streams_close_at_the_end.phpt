--TEST--
What is open at the end of a request is closed then, the youngest first, after destructors and buffers
--FILE--
<?php
class Told
{
    public $context, $name;
    function stream_open($path, $mode, $options, &$opened) { $this->name = $path; return true; }
    function stream_write($data) { echo "write $data\n"; return strlen($data); }
    function stream_flush() { echo "flush {$this->name}\n"; return true; }
    function stream_close() { echo "close {$this->name}\n"; }
    function __destruct() { echo "destruct {$this->name}\n"; }
}
class Holder { public $stream, $self; }
stream_wrapper_register('told', 'Told');
$first = fopen('told://first', 'w');
$second = fopen('told://second', 'w');
fwrite($second, 'x');
$holder = new Holder;
$holder->self = $holder;
$holder->stream = fopen('told://third', 'w');
unset($holder);
fopen('told://forgotten', 'r');
ob_start();
echo "buffered\n";
register_shutdown_function(function () { echo "shutdown\n"; });
throw new Exception('uncaught');
--EXPECT--
write x
close told://forgotten
destruct told://forgotten
buffered

Fatal error: Uncaught Exception: uncaught in {PWD}/open_streams_close_at_the_end.php:24
Stack trace:
#0 {main}
  thrown in {PWD}/open_streams_close_at_the_end.php on line 24
shutdown
destruct told://first
destruct told://second
destruct told://third
close told://third
flush told://second
close told://second
close told://first
--EXIT--
255
