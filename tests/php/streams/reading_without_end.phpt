--TEST--
Reading what has no end is refused at memory_limit; commands and digests of files need no memory for the whole
--INI--
memory_limit=32M
max_execution_time=20
--FILE--
<?php
file_put_contents(__DIR__ . "/reading_without_end.bin", str_repeat("0123456789abcdef", 1 << 19));
$file = __DIR__ . "/reading_without_end.bin";
$kept = str_repeat("x", 18 << 20);
var_dump(md5_file($file), sha1_file($file));
ob_start(fn($piece) => "", 4096);
passthru("head -c 20000000 /dev/zero");
ob_end_clean();
register_shutdown_function(fn() => unlink($file));
register_shutdown_function(function () {
    echo preg_replace("/ \(tried.*/", "", error_get_last()["message"]), "\n";
});
ini_set("display_errors", "0");
fgets(fopen("/dev/zero", "r"));
?>
--EXPECT--
string(32) "ce06e59c3306aa4fb71f6af4b70f73d7"
string(40) "db87d7087ab24ff778beb8e7b5b6b6b6a6c1467b"
Allowed memory size of 33554432 bytes exhausted
--EXIT--
255
