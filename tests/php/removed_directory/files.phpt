--TEST--
Functions of files in a working directory that has been removed
--FILE--
<?php
require __DIR__ . "/removed.inc";
var_dump(getcwd());
foreach (["disk_free_space", "disk_total_space", "realpath", "file_exists", "is_file", "is_dir", "is_link", "is_readable", "is_writable", "is_executable", "stat", "lstat",
    "filetype", "filesize", "fileperms", "opendir", "scandir", "dir", "file_get_contents", "file", "readfile", "md5_file", "sha1_file",
    "parse_ini_file", "php_strip_whitespace", "get_meta_tags", "getimagesize", "readlink", "linkinfo",
    "stream_resolve_include_path", "glob"] as $f) {
    attempt($f, fn($p) => ob_start() ? [$f($p), ob_end_clean()][0] : 0);
}
attempt("fopen r", fn($p) => fopen($p, "r"));
attempt("fopen w", fn($p) => fopen($p, "w"));
attempt("fopen x", fn($p) => fopen($p, "x"));
attempt("fopen include path", fn($p) => fopen($p, "r", true));
attempt("file_put_contents", fn($p) => file_put_contents($p, "<a>text</a>\n"));
attempt("touch", fn($p) => touch($p), ["missing", "", "../file", $base . "/file", $base . "/missing"]);
attempt("chmod", fn($p) => chmod($p, 0777));
attempt("copy from", fn($p) => copy($p, "$base/missing"));
attempt("copy to", fn($p) => copy("$base/file", $p));
attempt("rename from", fn($p) => rename($p, "$base/missing"), ["missing", "./missing", "", "$base/missing"]);
attempt("rename to", fn($p) => rename("$base/file", $p), ["missing", "./missing", "", "$base/missing"]);
attempt("unlink", fn($p) => unlink($p), ["missing", "./missing", "", "..", "$base/missing"]);
attempt("mkdir", fn($p) => mkdir($p), ["missing", "./missing", "", "..", "$base/dir"]);
attempt("mkdir recursive", fn($p) => mkdir($p, 0777, true), ["missing", "./missing/x", "missing/x", "", "..", "$base/dir"]);
attempt("rmdir", fn($p) => rmdir($p), ["missing", "./missing", "", ".", "$base/missing"]);
attempt("symlink target", fn($p) => symlink($p, "$base/missing"));
attempt("symlink link", fn($p) => symlink("$base/file", $p), ["missing", "./missing", "", "$base/missing"]);
attempt("link target", fn($p) => link($p, "$base/missing"), ["missing", "./missing", "", "$base/file"]);
attempt("link link", fn($p) => link("$base/file", $p), ["missing", "./missing", "", "$base/missing"]);
attempt("tempnam", function ($p) { $n = tempnam($p, "x"); unlink($n); return dirname($n); });
attempt("ftok", fn($p) => ftok($p, "a"));
attempt("include", fn($p) => include $p, ["missing", "./missing", "../file", "..", ".", "", "dir/../missing", "$base/missing", "$base/dir"]);
attempt("include_once", fn($p) => include_once $p, ["missing", "./missing", "../file", "..", ".", "", "dir/../missing", "$base/missing", "$base/dir"]);
attempt("is_uploaded_file", fn($p) => is_uploaded_file($p));
attempt("clearstatcache", fn($p) => clearstatcache(true, $p));
attempt("chdir", fn($p) => chdir($p), ["missing", "./missing", "..", "", "."]);
--EXPECT--
bool(false)
disk_free_space
    missing ./missing ../file dir/../missing BASE/missing: false  [disk_free_space(): No such file or directory]
    .. . BASE/file BASE/dir/../file BASE/dir: float
    "": false
disk_total_space
    missing ./missing ../file dir/../missing BASE/missing: false  [disk_total_space(): No such file or directory]
    .. . BASE/file BASE/dir/../file BASE/dir: float
    "": false
realpath
    missing ./missing ../file "" dir/../missing BASE/missing: false
    ..: '..'
    .: '.'
    BASE/file BASE/dir: 'PATH'
    BASE/dir/../file: 'BASE/file'
file_exists
    missing ./missing ../file "" dir/../missing BASE/missing: false
    .. . BASE/file BASE/dir/../file BASE/dir: true
is_file
    missing ./missing ../file .. . "" dir/../missing BASE/missing BASE/dir: false
    BASE/file BASE/dir/../file: true
is_dir
    missing ./missing ../file "" dir/../missing BASE/file BASE/missing BASE/dir/../file: false
    .. . BASE/dir: true
is_link
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
is_readable
    missing ./missing ../file "" dir/../missing BASE/missing: false
    .. . BASE/file BASE/dir/../file BASE/dir: true
is_writable
    missing ./missing ../file "" dir/../missing BASE/missing: false
    .. . BASE/file BASE/dir/../file BASE/dir: true
is_executable
    missing ./missing ../file "" dir/../missing BASE/file BASE/missing BASE/dir/../file: false
    .. . BASE/dir: true
stat
    missing ./missing ../file dir/../missing BASE/missing: false  [stat(): stat failed for PATH]
    .. . BASE/file BASE/dir/../file BASE/dir: array
    "": false
lstat
    missing ./missing ../file dir/../missing BASE/missing: false  [lstat(): Lstat failed for PATH]
    .. . BASE/file BASE/dir/../file BASE/dir: array
    "": false
filetype
    missing ./missing ../file dir/../missing BASE/missing: false  [filetype(): Lstat failed for PATH]
    .. . BASE/dir: 'dir'
    "": false
    BASE/file BASE/dir/../file: 'file'
filesize
    missing ./missing ../file dir/../missing BASE/missing: false  [filesize(): stat failed for PATH]
    .. . BASE/file BASE/dir/../file BASE/dir: int
    "": false
fileperms
    missing ./missing ../file dir/../missing BASE/missing: false  [fileperms(): stat failed for PATH]
    .. . BASE/file BASE/dir/../file BASE/dir: int
    "": false
opendir
    missing ./missing ../file dir/../missing BASE/missing: false  [opendir(PATH): Failed to open directory: No such file or directory]
    .. . BASE/dir: resource
    "": false
    BASE/file BASE/dir/../file: false  [opendir(PATH): Failed to open directory: Not a directory]
scandir
    missing ./missing ../file dir/../missing BASE/missing: false  [scandir(PATH): Failed to open directory: No such file or directory | scandir(): (errno 2): No such file or directory]
    .. . BASE/dir: array
    "": ValueError(scandir(): Argument #1 ($directory) cannot be empty)
    BASE/file BASE/dir/../file: false  [scandir(PATH): Failed to open directory: Not a directory | scandir(): (errno 20): Not a directory]
dir
    missing ./missing ../file dir/../missing BASE/missing: false  [dir(PATH): Failed to open directory: No such file or directory]
    .. . BASE/dir: Directory
    "": false
    BASE/file BASE/dir/../file: false  [dir(PATH): Failed to open directory: Not a directory]
file_get_contents
    missing ./missing ../file dir/../missing BASE/missing: false  [file_get_contents(PATH): Failed to open stream: No such file or directory]
    .. BASE/dir: ''  [file_get_contents(): Read of 12288 bytes failed with errno=21 Is a directory]
    .: ''  [file_get_contents(): Read of 8192 bytes failed with errno=21 Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: '<a>text</a>
'
file
    missing ./missing ../file dir/../missing BASE/missing: false  [file(PATH): Failed to open stream: No such file or directory]
    .. . BASE/dir: array  [file(): Read of 8192 bytes failed with errno=21 Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: array
readfile
    missing ./missing ../file dir/../missing BASE/missing: false  [readfile(PATH): Failed to open stream: No such file or directory]
    .. . BASE/dir: int  [readfile(): Read of 8192 bytes failed with errno=21 Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: int
md5_file
    missing ./missing ../file dir/../missing BASE/missing: false  [md5_file(PATH): Failed to open stream: No such file or directory]
    .. . BASE/dir: 'd41d8cd98f00b204e9800998ecf8427e'  [md5_file(): Read of 8192 bytes failed with errno=21 Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: 'a9ae125888aea3dd93a143cec85cbc41'
sha1_file
    missing ./missing ../file dir/../missing BASE/missing: false  [sha1_file(PATH): Failed to open stream: No such file or directory]
    .. . BASE/dir: 'da39a3ee5e6b4b0d3255bfef95601890afd80709'  [sha1_file(): Read of 8192 bytes failed with errno=21 Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: '4d78cd4dcba46922cd733c92f6980631f9409628'
parse_ini_file
    missing ./missing ../file dir/../missing BASE/missing BASE/dir: false  [parse_ini_file(PATH): Failed to open stream: No such file or directory]
    ..: false  [parse_ini_file(..): Failed to open stream: No such file or directory]
    .: false  [parse_ini_file(.): Failed to open stream: No such file or directory]
    "": ValueError(parse_ini_file(): Argument #1 ($filename) cannot be empty)
    BASE/file BASE/dir/../file: array
php_strip_whitespace
    missing ./missing ../file dir/../missing BASE/missing BASE/dir: ''  [php_strip_whitespace(PATH): Failed to open stream: No such file or directory]
    ..: ''  [php_strip_whitespace(..): Failed to open stream: No such file or directory]
    .: ''  [php_strip_whitespace(.): Failed to open stream: No such file or directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: '<a>text</a>
'
get_meta_tags
    missing ./missing ../file dir/../missing BASE/missing: false  [get_meta_tags(PATH): Failed to open stream: No such file or directory]
    .. . BASE/dir: array  [get_meta_tags(): Read of 8192 bytes failed with errno=21 Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: array
getimagesize
    missing ./missing ../file dir/../missing BASE/missing: false  [getimagesize(PATH): Failed to open stream: No such file or directory]
    ..: false  [getimagesize(): Read of 8192 bytes failed with errno=21 Is a directory | getimagesize(): Error reading from ..!]
    .: false  [getimagesize(): Read of 8192 bytes failed with errno=21 Is a directory | getimagesize(): Error reading from .!]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: false
    BASE/dir: false  [getimagesize(): Read of 8192 bytes failed with errno=21 Is a directory | getimagesize(): Error reading from PATH!]
readlink
    missing ./missing ../file "" dir/../missing BASE/missing: false  [readlink(): No such file or directory]
    .. . BASE/file BASE/dir/../file BASE/dir: false  [readlink(): Invalid argument]
linkinfo
    missing ./missing ../file "" dir/../missing BASE/missing: int  [linkinfo(): No such file or directory]
    .. . BASE/file BASE/dir/../file BASE/dir: int
stream_resolve_include_path
    missing ./missing ../file dir/../missing BASE/missing: false
    ..: '..'
    . "": '.'
    BASE/file BASE/dir: 'PATH'
    BASE/dir/../file: 'BASE/file'
glob
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: array
fopen r
    missing ./missing ../file dir/../missing BASE/missing: false  [fopen(PATH): Failed to open stream: No such file or directory]
    .. . BASE/file BASE/dir/../file BASE/dir: resource
    "": ValueError(Path cannot be empty)
fopen w
    missing ./missing dir/../missing: false  [fopen(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: resource
    ..: false  [fopen(..): Failed to open stream: Is a directory]
    .: false  [fopen(.): Failed to open stream: Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/dir: false  [fopen(PATH): Failed to open stream: Is a directory]
fopen x
    missing ./missing dir/../missing: false  [fopen(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/dir/../file BASE/dir: false  [fopen(PATH): Failed to open stream: File exists]
    ..: false  [fopen(..): Failed to open stream: File exists]
    .: false  [fopen(.): Failed to open stream: File exists]
    "": ValueError(Path cannot be empty)
    BASE/missing: resource
fopen include path
    missing ./missing dir/../missing BASE/missing: false  [fopen(PATH): Failed to open stream: No such file or directory]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: resource
    "": ValueError(Path cannot be empty)
file_put_contents
    missing ./missing dir/../missing: false  [file_put_contents(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: int
    ..: false  [file_put_contents(..): Failed to open stream: Is a directory]
    .: false  [file_put_contents(.): Failed to open stream: Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/dir: false  [file_put_contents(PATH): Failed to open stream: Is a directory]
touch
    missing: false  [touch(): Unable to create file PATH because No such file or directory]
    "": false
    ../file BASE/file BASE/missing: true
chmod
    missing ./missing "" dir/../missing BASE/missing: false  [chmod(): No such file or directory]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: true
copy from
    missing ./missing dir/../missing BASE/missing: false  [copy(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/dir/../file: true
    .. . BASE/dir: false  [copy(): The first argument to copy() function cannot be a directory]
    "": ValueError(Path cannot be empty)
copy to
    missing ./missing dir/../missing: false  [copy(PATH): Failed to open stream: No such file or directory]
    ../file BASE/missing: true
    .. . BASE/dir: false  [copy(): The second argument to copy() function cannot be a directory]
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: false
rename from
    missing: false  [rename(PATH,BASE/PATH): No such file or directory]
    ./missing: false  [rename(PATH,BASE/missing): No such file or directory]
    "": false  [rename(,BASE/missing): No such file or directory]
    BASE/missing: false  [rename(PATH,PATH): No such file or directory]
rename to
    missing ./missing: false  [rename(BASE/file,PATH): No such file or directory]
    "": false  [rename(BASE/file,): No such file or directory]
    BASE/missing: true
unlink
    missing ./missing BASE/missing: false  [unlink(PATH): No such file or directory]
    "": false  [unlink(): No such file or directory]
    ..: false  [unlink(..): Is a directory]
mkdir
    missing ./missing "": false  [mkdir(): No such file or directory]
    .. BASE/dir: false  [mkdir(): File exists]
mkdir recursive
    missing ./missing/x missing/x: false  [mkdir(): No such file or directory]
    "": false  [mkdir(): Invalid path]
    .. BASE/dir: false  [mkdir(): File exists]
rmdir
    missing ./missing BASE/missing: false  [rmdir(PATH): No such file or directory]
    "": false  [rmdir(): No such file or directory]
    .: false  [rmdir(.): Invalid argument]
symlink target
    missing ./missing ../file .. . dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: true
    "": false  [symlink(): No such file or directory]
symlink link
    missing ./missing "": false  [symlink(): No such file or directory]
    BASE/missing: true
link target
    missing ./missing "": false  [link(): No such file or directory]
    BASE/file: true
link link
    missing ./missing "": false  [link(): No such file or directory]
    BASE/missing: true
tempnam
    missing ./missing ../file . dir/../missing BASE/file BASE/missing BASE/dir/../file: '/tmp'  [tempnam(): file created in the system's temporary directory]
    ..: '..'
    "": '/tmp'
    BASE/dir: 'PATH'
ftok
    missing ./missing dir/../missing BASE/missing: int  [ftok(): ftok() failed - No such file or directory]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: int
    "": ValueError(ftok(): Argument #1 ($filename) cannot be empty)
<a>text</a>
include
    missing ./missing dir/../missing BASE/missing BASE/dir: false  [include(PATH): Failed to open stream: No such file or directory | include(): Failed opening 'PATH' for inclusion (include_path='.:/usr/share/php')]
    ../file: int
    ..: false  [include(..): Failed to open stream: No such file or directory | include(): Failed opening '..' for inclusion (include_path='.:/usr/share/php')]
    .: false  [include(.): Failed to open stream: No such file or directory | include(): Failed opening '.' for inclusion (include_path='.:/usr/share/php')]
    "": ValueError(Path cannot be empty)
include_once
    missing ./missing dir/../missing BASE/missing BASE/dir: false  [include_once(PATH): Failed to open stream: No such file or directory | include_once(): Failed opening 'PATH' for inclusion (include_path='.:/usr/share/php')]
    ../file: true
    ..: false  [include_once(..): Failed to open stream: No such file or directory | include_once(): Failed opening '..' for inclusion (include_path='.:/usr/share/php')]
    .: false  [include_once(.): Failed to open stream: No such file or directory | include_once(): Failed opening '.' for inclusion (include_path='.:/usr/share/php')]
    "": false  [include_once(.): Failed to open stream: No such file or directory | include_once(): Failed opening '' for inclusion (include_path='.:/usr/share/php')]
is_uploaded_file
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
clearstatcache
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: NULL
chdir
    missing ./missing "": false  [chdir(): No such file or directory (errno 2)]
    .. .: true
