--TEST--
What a registered wrapper is asked, with which options
--FILE--
<?php
class Wrapper {
    public $context;
    function __call($name, $arguments) {
        echo $name;
        foreach ($arguments as $argument) echo ' ', is_array($argument) ? json_encode($argument) : var_export($argument, true);
        echo "\n";
        return match ($name) {
            'url_stat', 'stream_stat' => ['mode' => 0100644, 'size' => 5, 'rdev' => 7, 'blocks' => 3, 'blksize' => 9],
            'dir_readdir' => false,
            default => true,
        };
    }
    function stream_open($path, $mode, $options, &$opened) { echo "stream_open $path $mode $options\n"; return true; }
    function stream_read($count) { return ''; }
    function stream_eof() { return true; }
}
stream_wrapper_register('test', 'Wrapper');
mkdir('test://a');
mkdir('test://a', 0700, true);
rmdir('test://a');
unlink('test://a');
rename('test://a', 'test://b');
$directory = opendir('test://a');
readdir($directory);
rewinddir($directory);
closedir($directory);
$file = fopen('test://a', 'r');
echo json_encode(fstat($file)), "\n";
fclose($file);
fopen('test://a', 'r', true);
file_put_contents('test://a', 'x', FILE_USE_INCLUDE_PATH);
echo json_encode(stat('test://a')), "\n";
lstat('test://b');
var_dump(is_writable('test://c'), is_executable('test://c'), file_exists('test://d'), is_link('test://e'));
touch('test://a');
touch('test://a', 5, 6);
chmod('test://a', 0644);
chown('test://a', 'root');
chown('test://a', 0);
chgrp('test://a', 'root');
chgrp('test://a', 1);
include 'test://a';
--EXPECT--
mkdir 'test://a' 511 8
mkdir 'test://a' 448 9
rmdir 'test://a' 8
unlink 'test://a'
rename 'test://a' 'test://b'
dir_opendir 'test://a' 0
dir_readdir
dir_rewinddir
dir_closedir
stream_open test://a r 0
stream_stat
{"0":0,"1":0,"2":33188,"3":0,"4":0,"5":0,"6":7,"7":5,"8":0,"9":0,"10":0,"11":9,"12":3,"dev":0,"ino":0,"mode":33188,"nlink":0,"uid":0,"gid":0,"rdev":7,"size":5,"atime":0,"mtime":0,"ctime":0,"blksize":9,"blocks":3}
stream_close
stream_open test://a r 1
stream_close
stream_open test://a wb 1
stream_write 'x'
stream_flush
stream_close
url_stat 'test://a' 4
{"0":0,"1":0,"2":33188,"3":0,"4":0,"5":0,"6":7,"7":5,"8":0,"9":0,"10":0,"11":9,"12":3,"dev":0,"ino":0,"mode":33188,"nlink":0,"uid":0,"gid":0,"rdev":7,"size":5,"atime":0,"mtime":0,"ctime":0,"blksize":9,"blocks":3}
url_stat 'test://b' 5
url_stat 'test://c' 6
url_stat 'test://d' 6
url_stat 'test://e' 7
bool(true)
bool(false)
bool(true)
bool(false)
stream_metadata 'test://a' 1 []
stream_metadata 'test://a' 1 [5,6]
stream_metadata 'test://a' 6 420
stream_metadata 'test://a' 2 'root'
stream_metadata 'test://a' 3 0
stream_metadata 'test://a' 4 'root'
stream_metadata 'test://a' 5 1
stream_open test://a rb 65665
stream_set_option 2 0 8192
stream_stat
stream_close
