--TEST--
What gzopen() and compress.zlib:// refuse, and what they open
--FILE--
<?php
$path = __DIR__ . "/opening.gz";
foreach (["/nonexistent/file", "php://memory"] as $name) {
    var_dump(gzopen($name, "r"), fopen("compress.zlib://$name", "r"), gzfile($name), readgzfile($name));
}
foreach (["w+", "rT", "q"] as $mode) {
    file_put_contents($path, "");
    var_dump(gzopen($path, $mode), fopen("compress.zlib://$path", $mode));
}
echo stream_get_contents(gzopen("data:,inside", "r")), "\n";
foreach ([0, 9, 10] as $level) {
    $context = stream_context_create(["zlib" => ["level" => $level]]);
    file_put_contents("compress.zlib://$path", "hello hello hello", 0, $context);
    echo bin2hex(file_get_contents($path)), " ", file_get_contents("compress.zlib://$path"), "\n";
}
file_put_contents("compress.zlib://$path", "<?php return 6 * 7;");
var_dump(include "compress.zlib://$path");
$stream = fopen("compress.zlib://$path", "r");
print_r(array_diff_key(stream_get_meta_data($stream), ["uri" => 0]));
var_dump(file_exists("compress.zlib://$path"), copy("compress.zlib://$path", "$path.copy"), file_get_contents("$path.copy"));
unlink($path);
unlink("$path.copy");
--EXPECT--
Warning: gzopen(/nonexistent/file): Failed to open stream: No such file or directory in {PWD}/opening.php on line 4

Warning: fopen(compress.zlib:///nonexistent/file): Failed to open stream: operation failed in {PWD}/opening.php on line 4

Warning: gzfile(/nonexistent/file): Failed to open stream: No such file or directory in {PWD}/opening.php on line 4

Warning: readgzfile(/nonexistent/file): Failed to open stream: No such file or directory in {PWD}/opening.php on line 4
bool(false)
bool(false)
bool(false)
bool(false)

Warning: gzopen(): Cannot represent a stream of type MEMORY as a File Descriptor in {PWD}/opening.php on line 4

Warning: fopen(): Cannot represent a stream of type MEMORY as a File Descriptor in {PWD}/opening.php on line 4

Warning: fopen(compress.zlib://php://memory): Failed to open stream: operation failed in {PWD}/opening.php on line 4

Warning: gzfile(): Cannot represent a stream of type MEMORY as a File Descriptor in {PWD}/opening.php on line 4

Warning: readgzfile(): Cannot represent a stream of type MEMORY as a File Descriptor in {PWD}/opening.php on line 4
bool(false)
bool(false)
bool(false)
bool(false)

Warning: gzopen(): Cannot open a zlib stream for reading and writing at the same time! in {PWD}/opening.php on line 8

Warning: fopen(compress.zlib://{PWD}/opening.gz): Failed to open stream: operation failed in {PWD}/opening.php on line 8
bool(false)
bool(false)

Warning: gzopen(): gzopen failed in {PWD}/opening.php on line 8

Warning: fopen(compress.zlib://{PWD}/opening.gz): Failed to open stream: operation failed in {PWD}/opening.php on line 8
bool(false)
bool(false)

Warning: gzopen({PWD}/opening.gz): Failed to open stream: `q' is not a valid mode for fopen in {PWD}/opening.php on line 8

Warning: fopen(compress.zlib://{PWD}/opening.gz): Failed to open stream: operation failed in {PWD}/opening.php on line 8
bool(false)
bool(false)
inside
1f8b0800000000000403001100eeff68656c6c6f2068656c6c6f2068656c6c6f000000ffff010000ffff8088f9e511000000 hello hello hello
1f8b0800000000000203ca48cdc9c957c8409000000000ffff03008088f9e511000000 hello hello hello

Warning: file_put_contents(): Only 0 of 17 bytes written, possibly out of free disk space in {PWD}/opening.php on line 13
 
int(42)
Array
(
    [timed_out] => 
    [blocked] => 1
    [eof] => 
    [wrapper_type] => ZLIB
    [stream_type] => ZLIB
    [mode] => r
    [unread_bytes] => 0
    [seekable] => 1
)
bool(false)
bool(true)
string(19) "<?php return 6 * 7;"
