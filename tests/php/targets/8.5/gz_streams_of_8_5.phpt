--TEST--
Seeking, locking and the metadata of gzip streams
--INI--
zvm.php=8.5
--FILE--
<?php
$p = tempnam('/tmp', 'gz'); $f = gzopen($p, "w"); gzwrite($f, "abcdef\nghi"); gzclose($f); 
$f = gzopen($p, 'r'); var_dump(flock($f, LOCK_SH), fread($f, 3), gztell($f), gzeof($f), gzread($f, 100), gzeof($f)); print_r(stream_get_meta_data($f)); var_dump(gzread($f, 1)); print_r(stream_get_meta_data($f)); var_dump(gzseek($f, 2), gztell($f), gzseek($f, 2, SEEK_END), flock($f, LOCK_UN), fstat($f), fflush($f), ftruncate($f, 3)); gzrewind($f); var_dump(gzseek($f, 100), gzseek($f, -4), gztell($f), gzeof($f)); fclose($f);
$f = gzopen($p, 'w'); var_dump(fflush($f), gzwrite($f, 'one'), gzseek($f, 3, SEEK_CUR), gztell($f), gzseek($f, 1)); fclose($f); unlink($p);
--EXPECT--
bool(true)
string(3) "abc"
int(3)
bool(false)
string(7) "def
ghi"
bool(true)
Array
(
    [timed_out] => 
    [blocked] => 1
    [eof] => 
    [stream_type] => ZLIB
    [mode] => r
    [unread_bytes] => 0
    [seekable] => 1
)
string(0) ""
Array
(
    [timed_out] => 
    [blocked] => 1
    [eof] => 
    [stream_type] => ZLIB
    [mode] => r
    [unread_bytes] => 0
    [seekable] => 1
)

Warning: gzseek(): SEEK_END is not supported in {PWD}/gz_streams_of_8_5.php on line 3

Warning: ftruncate(): Can't truncate this stream! in {PWD}/gz_streams_of_8_5.php on line 3
int(0)
int(2)
int(-1)
bool(true)
bool(false)
bool(false)
bool(false)
int(0)
int(-1)
int(100)
bool(false)
bool(true)
int(3)
int(0)
int(6)
int(-1)
