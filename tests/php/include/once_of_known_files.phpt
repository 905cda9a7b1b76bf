--TEST--
include_once of files that are known by name, links to them, and files that are gone by now
--FILE--
<?php
// What include_once makes of a file that it knows, and that is gone, or another one, by now.
$folder = sys_get_temp_dir() . "/zvm_known_" . getmypid();
mkdir($folder);
$file = "$folder/a.php";
$other = "$folder/b.php";
$link = "$folder/link.php";
file_put_contents($file, '<?php echo "a runs\n"; return "a";');
file_put_contents($other, '<?php echo "b runs\n"; return "b";');
for ($i = 0; $i < 3; $i++) {
    var_dump(include_once $file);
}
var_dump(include $file);
var_dump(require_once $file);
symlink($file, $link);
for ($i = 0; $i < 2; $i++) {
    var_dump(include_once $link);
}
unlink($link);
symlink($other, $link);
for ($i = 0; $i < 2; $i++) {
    var_dump(include_once $link);
}
rename($file, "$folder/moved.php");
var_dump(@include_once $file);
for ($i = 0; $i < 2; $i++) {
    var_dump(include_once "$folder/moved.php");
}
exec("rm " . escapeshellarg("$folder/moved.php"));
var_dump(include_once "$folder/moved.php");
clearstatcache(true);
var_dump(@include_once "$folder/moved.php");
chdir($folder);
for ($i = 0; $i < 2; $i++) {
    var_dump(include_once "./b.php", include_once "b.php", include_once "$folder/../" . basename($folder) . "/b.php", include_once "$folder//b.php");
}
try {
    @require_once $file;
} catch (Error $e) {
    echo strtok(str_replace($folder, "", $e->getMessage()), "("), "\n";
}
unlink($link);
unlink($other);
var_dump(@include_once $other);
chdir("/");
rmdir($folder);
--EXPECT--
a runs
string(1) "a"
bool(true)
bool(true)
a runs
string(1) "a"
bool(true)
bool(true)
bool(true)
b runs
string(1) "b"
bool(true)
bool(false)
a runs
string(1) "a"
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
Failed opening required '/a.php' 
bool(false)
