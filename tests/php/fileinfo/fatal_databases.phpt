--TEST--
A database that libmagic cannot go on with ends the script
--EXTENSIONS--
fileinfo
--FILE--
<?php
register_shutdown_function(function () { echo "end\n"; });
$path = __DIR__ . '/fatal_databases.magic';
file_put_contents($path, "0 string a first\n>0 indirect 5 second\n");
finfo_open(FILEINFO_NONE, $path);
echo "never\n";
--CLEAN--
<?php
@unlink(__DIR__ . '/fatal_databases.magic');
--EXPECT--
Warning: finfo_open(): Expected numeric type got `indirect' in {PWD}/fatal_databases.php on line 5

Fatal error: fatal libmagic error in {PWD}/fatal_databases.php on line 5
end
--EXIT--
255
