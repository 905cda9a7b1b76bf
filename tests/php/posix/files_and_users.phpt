--TEST--
posix: terminals, special files, users and groups
--EXTENSIONS--
posix
--FILE--
<?php
var_dump(posix_ctermid(), posix_getcwd() === getcwd(), posix_isatty(99), posix_ttyname(99), posix_errno());
$file = fopen(__FILE__, "r");
var_dump(posix_isatty($file), posix_ttyname($file), posix_isatty(fopen("php://memory", "r")));
try {
    posix_isatty(stream_context_create());
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
$path = __DIR__ . "/files_and_users.fifo";
var_dump(posix_mkfifo($path, 0600), filetype($path), posix_mkfifo($path, 0600), posix_strerror(posix_errno()));
unlink($path);
var_dump(posix_mknod($path, POSIX_S_IFREG | 0600), filetype($path));
var_dump(posix_access($path, POSIX_R_OK | POSIX_W_OK), posix_access($path . "no"), posix_errno(), posix_access(""));
unlink($path);
try {
    posix_mknod($path, POSIX_S_IFCHR);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
var_dump(posix_getpwuid(0)["name"], posix_getpwnam("root") === posix_getpwuid(0), array_keys(posix_getpwuid(0)));
var_dump(posix_getgrgid(0)["name"], posix_getgrnam("root") === posix_getgrgid(0), array_keys(posix_getgrgid(0)));
var_dump(posix_getpwnam("no such user"), posix_getpwuid(-1), posix_getgrnam(""), posix_getgrgid(123456789));
?>
--EXPECT--
string(8) "/dev/tty"
bool(true)
bool(false)
bool(false)
int(9)

Warning: posix_isatty(): Could not use stream of type 'MEMORY' in {PWD}/files_and_users.php on line 4
bool(false)
bool(false)
bool(false)
posix_isatty(): supplied resource is not a valid stream resource
bool(true)
string(4) "fifo"
bool(false)
string(11) "File exists"
bool(true)
string(4) "file"
bool(true)
bool(false)
int(2)
bool(false)
posix_mknod(): Argument #3 ($major) cannot be 0 for the POSIX_S_IFCHR and POSIX_S_IFBLK modes
string(4) "root"
bool(true)
array(7) {
  [0]=>
  string(4) "name"
  [1]=>
  string(6) "passwd"
  [2]=>
  string(3) "uid"
  [3]=>
  string(3) "gid"
  [4]=>
  string(5) "gecos"
  [5]=>
  string(3) "dir"
  [6]=>
  string(5) "shell"
}
string(4) "root"
bool(true)
array(4) {
  [0]=>
  string(4) "name"
  [1]=>
  string(6) "passwd"
  [2]=>
  string(7) "members"
  [3]=>
  string(3) "gid"
}
bool(false)
bool(false)
bool(false)
bool(false)
