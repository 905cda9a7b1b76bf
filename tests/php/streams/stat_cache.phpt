--TEST--
What stat() was told last is remembered
--FILE--
<?php
$name = __DIR__ . '/stat_cache.txt';
file_put_contents($name, '');
var_dump(is_file($name), filesize($name));
exec('rm ' . escapeshellarg($name));
var_dump(is_file($name), file_exists($name), filesize($name));
clearstatcache();
var_dump(is_file($name));
touch($name);
var_dump(filesize($name));
file_put_contents($name, 'abc');
var_dump(filesize($name), decoct(fileperms($name) & 0777));
chmod($name, 0600);
var_dump(decoct(fileperms($name) & 0777));
touch("file://$name", 7);
var_dump(filemtime($name), decoct(fileperms($name) & 0777));
unlink($name);
var_dump(is_file($name));
--EXPECT--
bool(true)
int(0)
bool(true)
bool(false)
int(0)
bool(false)
int(0)
int(0)
string(3) "644"
string(3) "644"
int(7)
string(3) "600"
bool(false)
