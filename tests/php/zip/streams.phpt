--TEST--
zip:// and streams of entries
--EXTENSIONS--
zip
--FILE--
<?php
$path = __DIR__ . "/streams.zip";
$zip = new ZipArchive();
$zip->open($path, ZipArchive::CREATE);
$zip->addFromString("code.php", "<?php return 6 * 7;");
$zip->addFromString("long", str_repeat("0123456789", 2000));
$zip->setMtimeIndex(0, 1000000000);
$zip->close();
var_dump(include "zip://$path#code.php", file_get_contents("zip://$path#none"), fopen("zip://$path", "r"), fopen("zip://$path#code.php", "w"), fopen("zip:///nonexistent#x", "r"));
$stream = fopen("zip://$path#code.php", "r");
print_r(array_diff_key(stream_get_meta_data($stream), ["uri" => 0]));
print_r(array_slice(fstat($stream), 13));
var_dump(fread($stream, 10), ftell($stream), fwrite($stream, "x"), feof($stream), stream_get_contents($stream), feof($stream), fseek($stream, 0));
$zip->open($path);
$stream = $zip->getStream("long");
echo strlen(fread($stream, 20000)), " ", fgets($stream, 5), "\n";
$stream = $zip->getStream("long");
$zip->close();
var_dump(fread($stream, 100));
unlink($path);
--EXPECT--
Warning: file_get_contents(zip://{PWD}/streams.zip#none): Failed to open stream: operation failed in {PWD}/streams.php on line 9

Warning: fopen(zip://{PWD}/streams.zip): Failed to open stream: operation failed in {PWD}/streams.php on line 9

Warning: fopen(zip://{PWD}/streams.zip#code.php): Failed to open stream: operation failed in {PWD}/streams.php on line 9

Warning: fopen(zip:///nonexistent#x): Failed to open stream: operation failed in {PWD}/streams.php on line 9
int(42)
bool(false)
bool(false)
bool(false)
bool(false)
Array
(
    [timed_out] => 
    [blocked] => 1
    [eof] => 
    [wrapper_type] => zip wrapper
    [stream_type] => zip
    [mode] => r
    [unread_bytes] => 0
    [seekable] => 
)
Array
(
    [dev] => 0
    [ino] => -1
    [mode] => 32768
    [nlink] => 1
    [uid] => 0
    [gid] => 0
    [rdev] => -1
    [size] => 19
    [atime] => 1000000000
    [mtime] => 1000000000
    [ctime] => 1000000000
    [blksize] => -1
    [blocks] => -1
)

Warning: fseek(): Stream does not support seeking in {PWD}/streams.php on line 13
string(10) "<?php retu"
int(10)
int(1)
bool(false)
string(9) "rn 6 * 7;"
bool(true)
int(-1)
8192 2345

Warning: fread(): Zip stream error: Containing zip archive was closed in {PWD}/streams.php on line 19
bool(false)
