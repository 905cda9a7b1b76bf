--TEST--
The notice of a failed read names the size of the buffer, or of what is read without one
--FILE--
<?php
$path = __DIR__ . '/failed_reads.txt';
$reads = [
    fn($s) => fread($s, 10),
    fn($s) => stream_get_contents($s, 1),
    fn($s) => stream_get_contents($s, 1, 1),
    fn($s) => stream_get_contents($s, 100000),
    function ($s) { stream_set_chunk_size($s, 100); return fread($s, 10); },
    function ($s) { stream_set_chunk_size($s, 1); return fread($s, 10); },
    function ($s) { stream_set_read_buffer($s, 0); return fread($s, 10); },
    function ($s) { stream_filter_append($s, 'string.toupper'); return fread($s, 10); },
    function ($s) { stream_filter_append($s, 'string.toupper', STREAM_FILTER_READ); return fread($s, 10); },
    fn($s) => stream_copy_to_stream($s, fopen('php://memory', 'w')),
];
foreach ($reads as $read) {
    foreach (['w', 'a'] as $mode) {
        var_dump($read(fopen($path, $mode)));
        file_put_contents($path, 'text');
    }
}
--CLEAN--
<?php
@unlink(__DIR__ . '/failed_reads.txt');
--EXPECT--
Notice: fread(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 4
bool(false)

Notice: fread(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 4
bool(false)

Notice: stream_get_contents(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 5
string(0) ""

Notice: stream_get_contents(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 5
string(0) ""

Notice: stream_get_contents(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 6
string(0) ""

Notice: stream_get_contents(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 6
string(0) ""

Notice: stream_get_contents(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 7
string(0) ""

Notice: stream_get_contents(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 7
string(0) ""

Notice: fread(): Read of 100 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 8
bool(false)

Notice: fread(): Read of 100 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 8
bool(false)

Notice: fread(): Read of 10 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 9
bool(false)

Notice: fread(): Read of 10 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 9
bool(false)

Notice: fread(): Read of 10 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 10
bool(false)

Notice: fread(): Read of 10 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 10
bool(false)

Notice: fread(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 11
bool(false)

Notice: fread(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 11
bool(false)

Notice: fread(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 12
bool(false)

Notice: fread(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 12
bool(false)

Notice: stream_copy_to_stream(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 13
bool(false)

Notice: stream_copy_to_stream(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/failed_reads_name_the_buffer.php on line 13
bool(false)
