--TEST--
Temporary files, writing through to the disk, the mask of new files
--FILE--
<?php
$temporary = tmpfile();
$path = stream_get_meta_data($temporary)['uri'];
var_dump(fputs($temporary, "abc\n"), fputs($temporary, 'defg', 2), set_file_buffer($temporary, 0), fsync($temporary), fdatasync($temporary), file_get_contents($path), is_file($path));
fclose($temporary);
clearstatcache();
var_dump(is_file($path));
var_dump(fsync(fopen('php://memory', 'w')), fdatasync(fopen('php://memory', 'w')));
$old = umask(027);
touch($file = __DIR__ . '/masked.txt');
printf("%o %o\n", fileperms($file) & 0777, umask());
umask($old);
unlink($file);
var_dump(umask() === $old, ftok(__FILE__, 'a') !== ftok(__FILE__, 'b'), ftok('/none/such', 'a'));
foreach ([['', 'a'], [__FILE__, 'ab']] as [$path, $project]) {
    try {
        ftok($path, $project);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
int(4)
int(2)
int(-1)
bool(true)
bool(true)
string(6) "abc
de"
bool(true)
bool(false)

Warning: fsync(): Can't fsync this stream! in {PWD}/temporary_and_synchronized.php on line 8

Warning: fdatasync(): Can't fsync this stream! in {PWD}/temporary_and_synchronized.php on line 8
bool(false)
bool(false)
640 27

Warning: ftok(): ftok() failed - No such file or directory in {PWD}/temporary_and_synchronized.php on line 14
bool(true)
bool(true)
int(-1)
ftok(): Argument #1 ($filename) cannot be empty
ftok(): Argument #2 ($project_id) must be a single character
