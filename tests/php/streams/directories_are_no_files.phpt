--TEST--
Paths through files, links, and directories that are read, included or copied
--FILE--
<?php
$folder = __DIR__ . "/no_files";
mkdir("$folder/dir/sub", 0777, true);
chdir($folder);
file_put_contents("a", "A");
file_put_contents("dir/q", "Q");
symlink("dir/sub", "leads");
symlink("nowhere", "dangling");
foreach (["a/", "a/x", "a/../dir/q", "leads/../q", "none/../a"] as $path) {
    foreach (["r", "x"] as $mode) {
        echo "$path $mode: ";
        var_dump((bool) fopen($path, $mode));
    }
}
var_dump((bool) fopen("dangling", "x"), file_exists("nowhere"), unlink("nowhere"));
clearstatcache(true);
var_dump(realpath("a/"), realpath("a/.."), realpath("leads/../q") === "$folder/dir/q", disk_free_space("a/x"));
var_dump(mkdir("a/x/y", 0777, true), mkdir("", 0777, true), symlink("a", "dangling/x"), link("a/x", "b"));
var_dump(copy("none", "dir"), copy("dir", "none"), copy("a", "dir"), copy("a", "a"), copy("php://memory", "dir"));
var_dump(scandir("a/x"));
var_dump(file_get_contents("dir", false, null, 3), file_get_contents("dir", false, null, 0, 5));
$directory = fopen("dir", "r");
var_dump(fgets($directory), fgets($directory), fgetc($directory));
var_dump(@include "a/");
foreach (["a", "dir/q", "leads", "dangling"] as $file) unlink($file);
rmdir("dir/sub");
rmdir("dir");
chdir("/");
rmdir($folder);
--EXPECT--
a/ r: 
Warning: fopen(a/): Failed to open stream: No such file or directory in {PWD}/directories_are_no_files.php on line 12
bool(false)
a/ x: 
Warning: fopen(a/): Failed to open stream: No such file or directory in {PWD}/directories_are_no_files.php on line 12
bool(false)
a/x r: 
Warning: fopen(a/x): Failed to open stream: No such file or directory in {PWD}/directories_are_no_files.php on line 12
bool(false)
a/x x: 
Warning: fopen(a/x): Failed to open stream: No such file or directory in {PWD}/directories_are_no_files.php on line 12
bool(false)
a/../dir/q r: 
Warning: fopen(a/../dir/q): Failed to open stream: No such file or directory in {PWD}/directories_are_no_files.php on line 12
bool(false)
a/../dir/q x: 
Warning: fopen(a/../dir/q): Failed to open stream: No such file or directory in {PWD}/directories_are_no_files.php on line 12
bool(false)
leads/../q r: bool(true)
leads/../q x: 
Warning: fopen(leads/../q): Failed to open stream: File exists in {PWD}/directories_are_no_files.php on line 12
bool(false)
none/../a r: bool(true)
none/../a x: 
Warning: fopen(none/../a): Failed to open stream: File exists in {PWD}/directories_are_no_files.php on line 12
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(false)

Warning: mkdir(): Not a directory in {PWD}/directories_are_no_files.php on line 18

Warning: mkdir(): Invalid path in {PWD}/directories_are_no_files.php on line 18

Warning: symlink(): No such file or directory in {PWD}/directories_are_no_files.php on line 18

Warning: link(): No such file or directory in {PWD}/directories_are_no_files.php on line 18
bool(false)
bool(false)
bool(false)
bool(false)

Warning: copy(none): Failed to open stream: No such file or directory in {PWD}/directories_are_no_files.php on line 19

Warning: copy(): The first argument to copy() function cannot be a directory in {PWD}/directories_are_no_files.php on line 19

Warning: copy(): The second argument to copy() function cannot be a directory in {PWD}/directories_are_no_files.php on line 19

Warning: copy(dir): Failed to open stream: Is a directory in {PWD}/directories_are_no_files.php on line 19
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: scandir(a/x): Failed to open directory: Not a directory in {PWD}/directories_are_no_files.php on line 20

Warning: scandir(): (errno 20): Not a directory in {PWD}/directories_are_no_files.php on line 20
bool(false)

Notice: file_get_contents(): Read of 12285 bytes failed with errno=21 Is a directory in {PWD}/directories_are_no_files.php on line 21

Notice: file_get_contents(): Read of 5 bytes failed with errno=21 Is a directory in {PWD}/directories_are_no_files.php on line 21
string(0) ""
string(0) ""

Notice: fgets(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/directories_are_no_files.php on line 23

Notice: fgetc(): Read of 8192 bytes failed with errno=21 Is a directory in {PWD}/directories_are_no_files.php on line 23
bool(false)
bool(false)
bool(false)
bool(false)
