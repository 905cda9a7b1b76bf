--TEST--
What may be asked of a file: times, owners, kinds and permissions
--FILE--
<?php
$file = __DIR__ . '/file_facts.txt';
$link = __DIR__ . '/file_facts.link';
var_dump(file_put_contents($file, 'abc'), touch($file, 1000000000, 1000000100), fileatime($file), filemtime($file), filectime($file) > 1000000100);
var_dump(fileinode($file) === stat($file)['ino'], fileowner($file) === getmyuid(), filegroup($file) === stat($file)['gid'], filetype($file), filetype(__DIR__));
symlink($file, $link);
var_dump(is_link($link), is_link($file), filetype($link), lstat($link)['size'] === strlen($file), linkinfo($link) > 0, is_dir($link), is_dir(__DIR__));
chmod($file, 0640);
var_dump(is_readable($file), is_writable($file), is_writeable($file), is_executable($file), chmod($file, 0755));
clearstatcache();
var_dump(is_executable($file), is_dir('none'), is_link('none'), is_readable('none'), @lstat('none'), lstat($link) == stat($file));
foreach (['fileatime', 'filectime', 'filemtime', 'fileinode', 'fileowner', 'filetype', 'lstat', 'linkinfo'] as $function) {
    var_dump($function('/none/such'));
}
--CLEAN--
<?php
unlink(__DIR__ . '/file_facts.link');
unlink(__DIR__ . '/file_facts.txt');
--EXPECT--
int(3)
bool(true)
int(1000000100)
int(1000000000)
bool(true)
bool(true)
bool(true)
bool(true)
string(4) "file"
string(3) "dir"
bool(true)
bool(false)
string(4) "link"
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: fileatime(): stat failed for /none/such in {PWD}/file_facts.php on line 13
bool(false)

Warning: filectime(): stat failed for /none/such in {PWD}/file_facts.php on line 13
bool(false)

Warning: filemtime(): stat failed for /none/such in {PWD}/file_facts.php on line 13
bool(false)

Warning: fileinode(): stat failed for /none/such in {PWD}/file_facts.php on line 13
bool(false)

Warning: fileowner(): stat failed for /none/such in {PWD}/file_facts.php on line 13
bool(false)

Warning: filetype(): Lstat failed for /none/such in {PWD}/file_facts.php on line 13
bool(false)

Warning: lstat(): Lstat failed for /none/such in {PWD}/file_facts.php on line 13
bool(false)

Warning: linkinfo(): No such file or directory in {PWD}/file_facts.php on line 13
int(-1)
