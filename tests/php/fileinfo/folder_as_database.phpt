--TEST--
A folder as database is tried as a compiled file first
--EXTENSIONS--
fileinfo
--FILE--
<?php
$folder = __DIR__ . '/folder_as_database';
mkdir($folder);
file_put_contents("$folder/magic", "0 string abc hello\n");
var_dump(finfo_buffer(finfo_open(FILEINFO_NONE, $folder), 'abcd'));
var_dump((new finfo(FILEINFO_NONE, $folder))->buffer('abcd'));
--CLEAN--
<?php
@unlink(__DIR__ . '/folder_as_database/magic');
@rmdir(__DIR__ . '/folder_as_database');
--EXPECT--
Notice: finfo_open(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/folder_as_database.php on line 5
string(5) "hello"

Notice: finfo::__construct(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/folder_as_database.php on line 6
string(5) "hello"
