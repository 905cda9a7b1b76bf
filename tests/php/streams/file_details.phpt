--TEST--
File functions: orders, modes, names with NUL, wrappers taken away, real paths remembered
--STDIN--
5
--FILE--
<?php
$folder = sys_get_temp_dir() . '/zvm_details_' . getmypid();
mkdir($folder);
foreach (['b', 'a', 'c'] as $name) {
    touch("$folder/$name");
}
foreach ([SCANDIR_SORT_ASCENDING, SCANDIR_SORT_DESCENDING, 7, -3] as $order) {
    echo implode(' ', scandir($folder, $order)), "\n";
}
$handle = opendir($folder);
while (readdir($handle) !== false);
var_dump(fseek($handle, 20), count(iterator_to_array((function () use ($handle) {
    while (($name = readdir($handle)) !== false) {
        yield $name;
    }
})(), false)));
foreach (['fileperms', 'filegroup', 'stat', 'is_file', 'file_exists'] as $function) {
    var_dump($function("a\0b"));
}
foreach (['r', 'rw', 'x', 'wbx'] as $mode) {
    try {
        var_dump(get_resource_type(popen('true', $mode)));
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
symlink("$folder/a", "$folder/link");
var_dump(basename(realpath("$folder/link")));
shell_exec("rm $folder/link");
var_dump(basename(realpath("$folder/link")));
clearstatcache(true);
var_dump(realpath("$folder/link"));
stream_wrapper_unregister('file');
var_dump(@file_get_contents("$folder/a"), error_get_last()['message'] === "file_get_contents($folder/a): Failed to open stream: no suitable wrapper could be found");
stream_wrapper_restore('file');
var_dump(file_get_contents("file://$folder/a"));
try {
    fscanf(STDIN, '%d%');
} catch (ValueError $error) {
    var_dump($error->getMessage());
}
foreach (glob("$folder/*") as $file) {
    unlink($file);
}
rmdir($folder);
foreach ([0, -1, 2] as $length) {
    $to = fopen('php://memory', 'w+');
    var_dump(stream_copy_to_stream(fopen('data:,abcdef', 'r'), $to, $length), stream_get_contents($to, -1, 0));
}
--EXPECT--
. .. a b c
c b a .. .
c b a .. .
c b a .. .
int(0)
int(5)

Warning: fileperms(): Filename contains null byte in {PWD}/file_details.php on line 18
bool(false)

Warning: filegroup(): Filename contains null byte in {PWD}/file_details.php on line 18
bool(false)

Warning: stat(): Filename contains null byte in {PWD}/file_details.php on line 18
bool(false)
bool(false)
bool(false)
string(6) "stream"
popen(): Argument #2 ($mode) must be one of "r", "rb", "w", or "wb"
popen(): Argument #2 ($mode) must be one of "r", "rb", "w", or "wb"
popen(): Argument #2 ($mode) must be one of "r", "rb", "w", or "wb"
string(1) "a"
string(1) "a"
bool(false)
bool(false)
bool(true)
string(0) ""
string(31) "Bad scan conversion character ""
int(0)
string(0) ""
int(6)
string(6) "abcdef"
int(2)
string(2) "ab"
