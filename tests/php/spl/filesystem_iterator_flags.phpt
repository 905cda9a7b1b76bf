--TEST--
FilesystemIterator and its recursive kin under their flags
--FILE--
<?php
mkdir('filesystem_iterator_flags/sub/subsub', 0777, true); touch('filesystem_iterator_flags/a.txt'); touch('filesystem_iterator_flags/.hid'); touch('filesystem_iterator_flags/sub/b.txt'); touch('filesystem_iterator_flags/sub/subsub/c'); symlink('sub', 'filesystem_iterator_flags/link');
function s($it) { $r=[]; foreach ($it as $k=>$v) $r[]=(is_int($k)?"":"$k=>").(is_object($v)?get_class($v).':'.$v:$v); sort($r); echo implode("\n",$r),"\n--\n"; }
$d='filesystem_iterator_flags';
foreach ([0, FilesystemIterator::SKIP_DOTS, FilesystemIterator::KEY_AS_FILENAME, FilesystemIterator::CURRENT_AS_SELF,FilesystemIterator::CURRENT_AS_PATHNAME|FilesystemIterator::SKIP_DOTS] as $fl) {
    echo "== $fl\n";
    s(new FilesystemIterator($d, $fl));
    $r = new RecursiveDirectoryIterator($d, $fl);
    var_dump($r->getFlags());
    s($r);
}
s(new GlobIterator("$d/*")); s(new GlobIterator("$d/*/*.txt", FilesystemIterator::KEY_AS_FILENAME));
$i=new FilesystemIterator($d); $i->setFlags(0); var_dump($i->getFlags()); $i->seek(1); var_dump($i->key()!=''); $c=clone $i; var_dump($c->getFilename()==$i->getFilename());
try {$i->seek(100);} catch (Exception $e) { echo $e->getMessage(),"\n"; }
try {foreach ($i as &$x) {}} catch (Error $e) { echo $e->getMessage(),"\n"; }
--CLEAN--
<?php
exec('rm -rf ' . escapeshellarg(__DIR__ . '/filesystem_iterator_flags'));
--EXPECT--
== 0
filesystem_iterator_flags/..=>SplFileInfo:filesystem_iterator_flags/..
filesystem_iterator_flags/.=>SplFileInfo:filesystem_iterator_flags/.
filesystem_iterator_flags/.hid=>SplFileInfo:filesystem_iterator_flags/.hid
filesystem_iterator_flags/a.txt=>SplFileInfo:filesystem_iterator_flags/a.txt
filesystem_iterator_flags/link=>SplFileInfo:filesystem_iterator_flags/link
filesystem_iterator_flags/sub=>SplFileInfo:filesystem_iterator_flags/sub
--
int(0)
filesystem_iterator_flags/..=>SplFileInfo:filesystem_iterator_flags/..
filesystem_iterator_flags/.=>SplFileInfo:filesystem_iterator_flags/.
filesystem_iterator_flags/.hid=>SplFileInfo:filesystem_iterator_flags/.hid
filesystem_iterator_flags/a.txt=>SplFileInfo:filesystem_iterator_flags/a.txt
filesystem_iterator_flags/link=>SplFileInfo:filesystem_iterator_flags/link
filesystem_iterator_flags/sub=>SplFileInfo:filesystem_iterator_flags/sub
--
== 4096
filesystem_iterator_flags/.hid=>SplFileInfo:filesystem_iterator_flags/.hid
filesystem_iterator_flags/a.txt=>SplFileInfo:filesystem_iterator_flags/a.txt
filesystem_iterator_flags/link=>SplFileInfo:filesystem_iterator_flags/link
filesystem_iterator_flags/sub=>SplFileInfo:filesystem_iterator_flags/sub
--
int(4096)
filesystem_iterator_flags/.hid=>SplFileInfo:filesystem_iterator_flags/.hid
filesystem_iterator_flags/a.txt=>SplFileInfo:filesystem_iterator_flags/a.txt
filesystem_iterator_flags/link=>SplFileInfo:filesystem_iterator_flags/link
filesystem_iterator_flags/sub=>SplFileInfo:filesystem_iterator_flags/sub
--
== 256
..=>SplFileInfo:filesystem_iterator_flags/..
.=>SplFileInfo:filesystem_iterator_flags/.
.hid=>SplFileInfo:filesystem_iterator_flags/.hid
a.txt=>SplFileInfo:filesystem_iterator_flags/a.txt
link=>SplFileInfo:filesystem_iterator_flags/link
sub=>SplFileInfo:filesystem_iterator_flags/sub
--
int(256)
..=>SplFileInfo:filesystem_iterator_flags/..
.=>SplFileInfo:filesystem_iterator_flags/.
.hid=>SplFileInfo:filesystem_iterator_flags/.hid
a.txt=>SplFileInfo:filesystem_iterator_flags/a.txt
link=>SplFileInfo:filesystem_iterator_flags/link
sub=>SplFileInfo:filesystem_iterator_flags/sub
--
== 16
filesystem_iterator_flags/..=>FilesystemIterator:..
filesystem_iterator_flags/.=>FilesystemIterator:.
filesystem_iterator_flags/.hid=>FilesystemIterator:.hid
filesystem_iterator_flags/a.txt=>FilesystemIterator:a.txt
filesystem_iterator_flags/link=>FilesystemIterator:link
filesystem_iterator_flags/sub=>FilesystemIterator:sub
--
int(16)
filesystem_iterator_flags/..=>RecursiveDirectoryIterator:..
filesystem_iterator_flags/.=>RecursiveDirectoryIterator:.
filesystem_iterator_flags/.hid=>RecursiveDirectoryIterator:.hid
filesystem_iterator_flags/a.txt=>RecursiveDirectoryIterator:a.txt
filesystem_iterator_flags/link=>RecursiveDirectoryIterator:link
filesystem_iterator_flags/sub=>RecursiveDirectoryIterator:sub
--
== 4128
filesystem_iterator_flags/.hid=>filesystem_iterator_flags/.hid
filesystem_iterator_flags/a.txt=>filesystem_iterator_flags/a.txt
filesystem_iterator_flags/link=>filesystem_iterator_flags/link
filesystem_iterator_flags/sub=>filesystem_iterator_flags/sub
--
int(4128)
filesystem_iterator_flags/.hid=>filesystem_iterator_flags/.hid
filesystem_iterator_flags/a.txt=>filesystem_iterator_flags/a.txt
filesystem_iterator_flags/link=>filesystem_iterator_flags/link
filesystem_iterator_flags/sub=>filesystem_iterator_flags/sub
--
filesystem_iterator_flags/a.txt=>SplFileInfo:filesystem_iterator_flags/a.txt
filesystem_iterator_flags/link=>SplFileInfo:filesystem_iterator_flags/link
filesystem_iterator_flags/sub=>SplFileInfo:filesystem_iterator_flags/sub
--
b.txt=>SplFileInfo:filesystem_iterator_flags/link/b.txt
b.txt=>SplFileInfo:filesystem_iterator_flags/sub/b.txt
--
int(0)
bool(true)
bool(false)
Seek position 100 is out of range
An iterator cannot be used with foreach by reference
