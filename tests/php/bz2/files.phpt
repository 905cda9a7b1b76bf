--TEST--
bzopen() and the functions on what it opens
--EXTENSIONS--
bz2
--FILE--
<?php
$path = __DIR__ . "/files.bz2";
$file = bzopen($path, "w");
var_dump(bzwrite($file, "hello\nworld"), bzwrite($file, "cut off", 3), bzflush($file), bzerrno($file), ftell($file), feof($file), bzclose($file));
$file = bzopen($path, "r");
print_r(stream_get_meta_data($file));
var_dump(bzread($file, 3), fgets($file), bzread($file), feof($file), bzread($file), bzerror($file), bzerrstr($file));
var_dump(fseek($file, 0), fstat($file), bzwrite($file, "x"), bzerror($file));
$file = bzopen($path, "w");
var_dump(bzread($file), bzerrstr($file), bzclose($file), filesize($path));
file_put_contents($path, bzcompress("first\n") . bzcompress("second"));
var_dump(file("compress.bzip2://$path"), file_put_contents("compress.bzip2://$path", "<?php return 42;"), include "compress.bzip2://$path");
unlink($path);
--EXPECT--
int(11)
int(3)
bool(true)
int(0)
int(14)
bool(false)
bool(true)
Array
(
    [timed_out] => 
    [blocked] => 1
    [eof] => 
    [stream_type] => BZip2
    [mode] => r
    [unread_bytes] => 0
    [seekable] => 
)
string(3) "hel"
string(3) "lo
"
string(8) "worldcut"
bool(true)
string(0) ""
array(2) {
  ["errno"]=>
  int(0)
  ["errstr"]=>
  string(2) "OK"
}
string(2) "OK"

Warning: fseek(): Stream does not support seeking in {PWD}/files.php on line 8
int(-1)
bool(false)
bool(false)
array(2) {
  ["errno"]=>
  int(-1)
  ["errstr"]=>
  string(14) "SEQUENCE_ERROR"
}
bool(false)
string(14) "SEQUENCE_ERROR"
bool(true)
int(0)
array(1) {
  [0]=>
  string(6) "first
"
}
int(16)
int(42)
