--TEST--
What finfo refuses
--EXTENSIONS--
fileinfo
--FILE--
<?php
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
$f = new finfo;
t(fn() => $f->file("/no/such/file")); t(fn() => $f->file("")); t(fn() => $f->file("a\0b")); t(fn() => mime_content_type("")); t(fn() => mime_content_type([]));
t(fn() => finfo_open(0, "/no/such/database")); t(fn() => new finfo(0, "/no/such/database")); t(fn() => finfo_open(0, "a\0b"));
t(fn() => clone $f); t(fn() => serialize($f)); t(fn() => (new ReflectionClass("finfo"))->newInstanceWithoutConstructor()->buffer("x"));
?>
--EXPECT--
Warning: finfo::file(/no/such/file): Failed to open stream: No such file or directory in {PWD}/errors.php on line 4
bool(false)
ValueError: finfo::file(): Argument #2 ($flags) cannot be empty
TypeError: finfo::file(): Argument #2 ($flags) must not contain any null bytes
ValueError: mime_content_type(): Argument #1 ($filename) cannot be empty
TypeError: mime_content_type(): Argument #1 ($filename) must be of type resource|string, array given

Warning: finfo_open(/no/such/database): Failed to open stream: No such file or directory in {PWD}/errors.php on line 5

Warning: finfo_open(/no/such/database): Failed to open stream: No such file or directory in {PWD}/errors.php on line 5

Warning: finfo_open(): Failed to load magic database at "/no/such/database" in {PWD}/errors.php on line 5
bool(false)
Exception: finfo::__construct(/no/such/database): Failed to open stream: No such file or directory
ValueError: finfo_open(): Argument #2 ($magic_database) must not contain any null bytes
Error: Trying to clone an uncloneable object of class finfo
Exception: Serialization of 'finfo' is not allowed
Error: Invalid finfo object
