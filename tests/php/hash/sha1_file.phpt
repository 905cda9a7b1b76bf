--TEST--
The SHA-1 of a file, in hexadecimal or raw
--FILE--
<?php
file_put_contents($file = __DIR__ . '/sha1.txt', 'abc');
var_dump(sha1_file($file), bin2hex(sha1_file($file, true)) === sha1('abc'), sha1_file('/none/such'));
--CLEAN--
<?php
unlink(__DIR__ . '/sha1.txt');
--EXPECT--
Warning: sha1_file(/none/such): Failed to open stream: No such file or directory in {PWD}/sha1_file.php on line 3
string(40) "a9993e364706816aba3e25717850c26c9cd0d89d"
bool(true)
bool(false)
