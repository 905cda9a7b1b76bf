--TEST--
ZipArchive::addPattern() reports folders that cannot be read and gives null
--EXTENSIONS--
zip
--FILE--
<?php
chdir(__DIR__);
$archive = new ZipArchive;
$archive->open('patterns_that_fail.zip', ZipArchive::CREATE);
var_dump($archive->addPattern('/(/', '.'), $archive->addPattern('/x/', 'no_such_folder'), $archive->addPattern('/x/', basename(__FILE__)));
--EXPECT--
Warning: ZipArchive::addPattern(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/patterns_that_fail.php on line 5

Warning: ZipArchive::addPattern(): Invalid expression in {PWD}/patterns_that_fail.php on line 5

Warning: ZipArchive::addPattern(no_such_folder): Failed to open directory: No such file or directory in {PWD}/patterns_that_fail.php on line 5

Warning: ZipArchive::addPattern(patterns_that_fail.php): Failed to open directory: Not a directory in {PWD}/patterns_that_fail.php on line 5
NULL
NULL
NULL
