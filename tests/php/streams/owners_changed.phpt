--TEST--
Owners and groups, of files and of links themselves, by number and by name
--FILE--
<?php
$file = __DIR__ . '/owners.txt';
$link = __DIR__ . '/owners.link';
touch($file);
symlink($file, $link);
[$owner, $group] = [fileowner($file), filegroup($file)];
var_dump(chown($file, $owner), chgrp($file, $group), lchown($link, $owner), lchgrp($link, $group));
var_dump(chown($file, 'no such user'), chgrp($file, 'no such group'), lchown($link, 'no such user'), lchgrp($link, 'no such group'));
var_dump(chown('/none/such', $owner), lchgrp('/none/such', $group));
--CLEAN--
<?php
unlink(__DIR__ . '/owners.link');
unlink(__DIR__ . '/owners.txt');
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)

Warning: chown(): Unable to find uid for no such user in {PWD}/owners_changed.php on line 8

Warning: chgrp(): Unable to find gid for no such group in {PWD}/owners_changed.php on line 8

Warning: lchown(): Unable to find uid for no such user in {PWD}/owners_changed.php on line 8

Warning: lchgrp(): Unable to find gid for no such group in {PWD}/owners_changed.php on line 8
bool(false)
bool(false)
bool(false)
bool(false)

Warning: chown(): No such file or directory in {PWD}/owners_changed.php on line 9

Warning: lchgrp(): No such file or directory in {PWD}/owners_changed.php on line 9
bool(false)
bool(false)
