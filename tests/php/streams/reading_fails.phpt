--TEST--
Reading functions when the stream cannot be read: a directory, a file opened for writing
--FILE--
<?php
$folder = __DIR__ . "/reading_fails";
mkdir($folder);
$file = fopen("$folder/file", "w");
var_dump(fpassthru($file), stream_get_line($file, 5), stream_get_line($file, 5, "\n"), stream_get_contents($file), feof($file));
fclose($file);
unlink("$folder/file");
$directory = fopen($folder, "r");
var_dump(fpassthru($directory), feof($directory), readfile($folder), get_meta_tags($folder), file($folder), md5_file($folder));
var_dump(stream_get_line($directory, 5, "\n"), @parse_ini_file($folder));
rmdir($folder);
try {
    stream_get_contents($directory, -2);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
var_dump(stream_set_write_buffer($directory, 0), stream_set_write_buffer(STDERR, 0));
?>
--EXPECT--
Notice: fpassthru(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/reading_fails.php on line 5

Notice: stream_get_line(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/reading_fails.php on line 5

Notice: stream_get_line(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/reading_fails.php on line 5

Notice: stream_get_contents(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/reading_fails.php on line 5
int(-1)
bool(false)
bool(false)
string(0) ""
bool(false)

Notice: fpassthru(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/reading_fails.php on line 9

Notice: readfile(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/reading_fails.php on line 9

Notice: get_meta_tags(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/reading_fails.php on line 9

Notice: file(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/reading_fails.php on line 9

Notice: md5_file(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/reading_fails.php on line 9
int(-1)
bool(true)
int(-1)
array(0) {
}
array(0) {
}
string(32) "d41d8cd98f00b204e9800998ecf8427e"

Notice: stream_get_line(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/reading_fails.php on line 10
bool(false)
bool(false)
stream_get_contents(): Argument #2 ($length) must be greater than or equal to -1
int(-1)
int(0)
