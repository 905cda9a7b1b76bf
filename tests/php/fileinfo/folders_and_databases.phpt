--TEST--
Folders behind any wrapper are directories; a regular magic file is told of where it is to be checked
--EXTENSIONS--
fileinfo
--FILE--
<?php
var_dump(finfo_file(finfo_open(), 'file://' . __DIR__), finfo_file(finfo_open(FILEINFO_MIME), __DIR__));
var_dump(mime_content_type('data:text/plain,abc'));
$database = __DIR__ . '/folders_and_databases.magic';
file_put_contents($database, "0\tstring\tzvm\ta thing\n");
var_dump(finfo_buffer(finfo_open(64, $database), 'zvm'), finfo_buffer(finfo_open(0, $database), 'zvm'));
--CLEAN--
<?php
unlink(__DIR__ . '/folders_and_databases.magic');
--EXPECT--
string(9) "directory"
string(9) "directory"
string(10) "text/plain"

Warning: finfo_open(): using regular magic file `{PWD}/folders_and_databases.magic' in {PWD}/folders_and_databases.php on line 6
string(7) "a thing"
string(7) "a thing"
