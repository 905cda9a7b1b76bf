--TEST--
notices of reads that fail: the size of the buffer that was to be filled
--FILE--
<?php
$folder = __DIR__ . '/sizes_of_failed_reads';
mkdir($folder);
$stream = fopen($folder, 'r');
fread($stream, 10);
fread($stream, 20000);
fgetc($stream);
stream_get_contents($stream, 5);
var_dump(stream_copy_to_stream($stream, fopen('php://memory', 'w')));
var_dump(@file_put_contents("$folder/file", $stream));
var_dump(copy($folder, "$folder/copy"));
file_get_contents($folder, false, null, 0, 7);
stream_set_read_buffer($stream, 0);
fread($stream, 10);
fread($stream, 20000);
fgetc($stream);
stream_get_line($stream, 9, 'x');
set_error_handler(function (int $level, string $message) use ($folder): void {
    clearstatcache();
    echo str_replace((string) (8192 + filesize($folder)), '8192 and the size', $message), "\n";
});
file_get_contents($folder);
stream_get_contents($stream);
restore_error_handler();

// what is not read ahead is left for others
file_put_contents("$folder/file", 'abcdef');
$stream = fopen("$folder/file", 'r');
stream_set_read_buffer($stream, 0);
echo fread($stream, 2), "\n";
$process = proc_open('cat', [$stream, ['pipe', 'w']], $pipes);
echo stream_get_contents($pipes[1]), "\n";
--CLEAN--
<?php
@unlink(__DIR__ . '/sizes_of_failed_reads/file');
@rmdir(__DIR__ . '/sizes_of_failed_reads');
--EXPECT--
Notice: fread(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 5

Notice: fread(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 6

Notice: fgetc(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 7

Notice: stream_copy_to_stream(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 9
bool(false)
bool(false)

Warning: copy(): The first argument to copy() function cannot be a directory in {PWD}/sizes_of_failed_reads.php on line 11
bool(false)

Notice: file_get_contents(): Read of 7 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 12

Notice: fread(): Read of 10 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 14

Notice: fread(): Read of 20000 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 15

Notice: fgetc(): Read of 1 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 16

Notice: stream_get_line(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/sizes_of_failed_reads.php on line 17
file_get_contents(): Read of 8192 and the size bytes failed with errno=21 Is a directory
stream_get_contents(): Read of 8192 and the size bytes failed with errno=21 Is a directory
ab
cdef
