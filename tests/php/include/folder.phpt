--TEST--
Folders cannot be included, and the reason is that of the system call that failed last
--FILE--
<?php
$folder = __DIR__ . "/folder-to-include";
mkdir($folder);
include $folder;
include_once $folder;
file_exists(__DIR__ . "/missing");
include $folder;
@mkdir($folder);
include "folder-to-include";
var_dump(file_put_contents("$folder/copy", fopen($folder, "r")));
chdir($folder);
include_once "";
try {
    include "";
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
require $folder;
?>
--CLEAN--
<?php
@unlink(__DIR__ . "/folder-to-include/copy");
rmdir(__DIR__ . "/folder-to-include");
--EXPECT--
Warning: include({PWD}/folder-to-include): Failed to open stream: Inappropriate ioctl for device in {PWD}/folder.php on line 4

Warning: include(): Failed opening '{PWD}/folder-to-include' for inclusion (include_path='.:/usr/share/php') in {PWD}/folder.php on line 4

Warning: include_once({PWD}/folder-to-include): Failed to open stream: Inappropriate ioctl for device in {PWD}/folder.php on line 5

Warning: include_once(): Failed opening '{PWD}/folder-to-include' for inclusion (include_path='.:/usr/share/php') in {PWD}/folder.php on line 5

Warning: include({PWD}/folder-to-include): Failed to open stream: No such file or directory in {PWD}/folder.php on line 7

Warning: include(): Failed opening '{PWD}/folder-to-include' for inclusion (include_path='.:/usr/share/php') in {PWD}/folder.php on line 7

Warning: include({PWD}/folder-to-include): Failed to open stream: File exists in {PWD}/folder.php on line 9

Warning: include(): Failed opening 'folder-to-include' for inclusion (include_path='.:/usr/share/php') in {PWD}/folder.php on line 9
bool(false)

Warning: include_once({PWD}/folder-to-include): Failed to open stream: Is a directory in {PWD}/folder.php on line 12

Warning: include_once(): Failed opening '' for inclusion (include_path='.:/usr/share/php') in {PWD}/folder.php on line 12
Path cannot be empty

Warning: require({PWD}/folder-to-include): Failed to open stream: Is a directory in {PWD}/folder.php on line 18

Fatal error: Uncaught Error: Failed opening required '{PWD}/folder-to-include' (include_path='.:/usr/share/php') in {PWD}/folder.php:18
Stack trace:
#0 {main}
  thrown in {PWD}/folder.php on line 18
--EXIT--
255
