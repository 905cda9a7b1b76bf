--TEST--
Iterators over glob:// where nothing matches, or at their end
--FILE--
<?php
mkdir('/tmp/zz_g'); foreach (['host.a', 'hosts', 'hostname'] as $name) { touch("/tmp/zz_g/$name"); }
foreach (['glob://nothing*.zz', 'glob://*.zzz', 'glob:///tmp/zz_g/host*'] as $p) { $d = new DirectoryIterator($p); var_dump($d->getPath(), $d->getPathname(), $d->valid(), $d->getFilename()); 
 foreach (['getATime','getSize','isDir','isFile','getPerms','getInode','getType','getBasename','getExtension','isReadable','getRealPath','isDot'] as $m) { try { $r = $d->$m(); echo $m, " ", is_scalar($r) ? gettype($r) : 'x', "\n"; } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; } } $n=0; foreach ($d as $f) { $n++; } echo $n, $d->valid() ? 'v':'n', $d->getPath(), "|", $d->getPathname(), "\n"; }
mkdir('/tmp/zz_e'); touch('/tmp/zz_e/a'); $d = new DirectoryIterator('/tmp/zz_e'); foreach ($d as $f); var_dump($d->valid(), $d->getPathname(), $d->getPath(), $d->isDir());
foreach (['getATime','getSize','isDir','isFile','getPerms','getType','getBasename','getExtension','isReadable','getRealPath','isDot','getFileInfo','getPathInfo','openFile'] as $m) { try { $r = $d->$m(); echo $m, " "; var_dump(is_object($r) ? get_class($r) : ($m == 'getATime' || $m=='getSize' ? gettype($r) : $r)); } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; } }
unlink('/tmp/zz_e/a'); rmdir('/tmp/zz_e');
array_map('unlink', glob('/tmp/zz_g/*')); rmdir('/tmp/zz_g');
--EXPECT--
string(0) ""
string(0) ""
bool(false)
string(0) ""
getATime boolean
getSize boolean
isDir boolean
isFile boolean
getPerms boolean
getInode boolean
getType boolean
getBasename string
getExtension string
isReadable boolean
getRealPath string
isDot boolean
0n|
string(0) ""
string(0) ""
bool(false)
string(0) ""
getATime boolean
getSize boolean
isDir boolean
isFile boolean
getPerms boolean
getInode boolean
getType boolean
getBasename string
getExtension string
isReadable boolean
getRealPath string
isDot boolean
0n|
string(9) "/tmp/zz_g"
string(16) "/tmp/zz_g/host.a"
bool(true)
string(6) "host.a"
getATime integer
getSize integer
isDir boolean
isFile boolean
getPerms integer
getInode integer
getType string
getBasename string
getExtension string
isReadable boolean
getRealPath string
isDot boolean
3n|
bool(false)
string(0) ""
string(9) "/tmp/zz_e"
bool(true)
getATime string(7) "integer"
getSize string(7) "integer"
isDir bool(true)
isFile bool(false)
getPerms int(16877)
getType string(3) "dir"
getBasename string(0) ""
getExtension string(0) ""
isReadable bool(true)
getRealPath string(9) "/tmp/zz_e"
isDot bool(false)
RuntimeExceptionCould not open file
getPathInfo NULL
RuntimeExceptionCould not open file
