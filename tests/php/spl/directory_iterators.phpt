--TEST--
Directory iterators under all flags
--FILE--
<?php
mkdir('dir/sub/subsub', 0777, true); touch('dir/a.txt'); touch('dir/.hid'); touch('dir/sub/b.txt'); touch('dir/sub/subsub/c'); symlink('sub', 'dir/link');
function s($it) { $r=[]; foreach ($it as $k=>$v) $r[]=(is_int($k)?"":"$k=>").(is_object($v)?get_class($v).':'.$v:$v); sort($r); echo implode("\n",$r),"\n--\n"; }
$d='dir';
s(new DirectoryIterator($d)); $x=[]; foreach (new DirectoryIterator($d) as $k=>$f) $x[]=$f->getFilename().$f->getPathname().$f->getPath().(int)$f->isDot().(int)$f->isDir().$f->getType(); sort($x); print_r($x);
foreach ([0, FilesystemIterator::SKIP_DOTS, FilesystemIterator::KEY_AS_FILENAME, FilesystemIterator::CURRENT_AS_SELF,FilesystemIterator::CURRENT_AS_PATHNAME|FilesystemIterator::SKIP_DOTS] as $fl) { echo "== $fl\n"; s(new FilesystemIterator($d,$fl)); $r=new RecursiveDirectoryIterator($d,$fl); var_dump($r->getFlags()); s($r);
foreach ([0,1,2] as $m) { $x=[]; foreach ($z=new RecursiveIteratorIterator(new RecursiveDirectoryIterator($d,$fl),$m) as $k=>$v) $x[]="$k $v ".$z->getSubPath().'|'.$z->getSubPathname(); sort($x); print_r($x); } }
$x=[]; foreach ($z=new RecursiveIteratorIterator(new RecursiveDirectoryIterator($d,FilesystemIterator::FOLLOW_SYMLINKS|FilesystemIterator::SKIP_DOTS),1) as $k=>$v) $x[]="$k $v ".$z->getSubPath().'|'.$z->getSubPathname(); sort($x); print_r($x);
s(new GlobIterator("$d/*")); s(new GlobIterator("$d/*/*.txt", FilesystemIterator::KEY_AS_FILENAME));
$i=new FilesystemIterator($d); $i->setFlags(0); var_dump($i->getFlags()); $i->seek(1); var_dump($i->key()!=''); $c=clone $i; var_dump($c->getFilename()==$i->getFilename());
try {$i->seek(100);} catch (Exception $e) { echo $e->getMessage(),"\n"; }
try {foreach ($i as &$x) {}} catch (Error $e) { echo $e->getMessage(),"\n"; }
$i=new DirectoryIterator($d); try {$i->__construct('/');} catch (Error $e) { echo $e->getMessage(),"\n"; }
foreach($i as $x); var_dump($i->valid(), (string)$i, $i->getFilename(), $i->getPathname(), $i->isFile());
try {var_dump($i->getFileInfo());} catch (Exception $e) { echo $e->getMessage(),"\n"; }
try {var_dump($i->openFile());} catch (Exception $e) { echo $e->getMessage(),"\n"; }
$l=new SplFileInfo("$d/link"); var_dump($l->getLinkTarget(), $l->isLink(), $l->getType(), basename($l->getRealPath()), $l->isDir()); try { (new SplFileInfo("$d/a.txt"))->getLinkTarget(); } catch (Exception $e) { echo $e->getMessage(),"\n"; }
--EXPECT--
DirectoryIterator:.
DirectoryIterator:..
DirectoryIterator:.hid
DirectoryIterator:a.txt
DirectoryIterator:link
DirectoryIterator:sub
--
Array
(
    [0] => ..dir/..dir11dir
    [1] => .dir/.dir11dir
    [2] => .hiddir/.hiddir00file
    [3] => a.txtdir/a.txtdir00file
    [4] => linkdir/linkdir01link
    [5] => subdir/subdir01dir
)
== 0
dir/..=>SplFileInfo:dir/..
dir/.=>SplFileInfo:dir/.
dir/.hid=>SplFileInfo:dir/.hid
dir/a.txt=>SplFileInfo:dir/a.txt
dir/link=>SplFileInfo:dir/link
dir/sub=>SplFileInfo:dir/sub
--
int(0)
dir/..=>SplFileInfo:dir/..
dir/.=>SplFileInfo:dir/.
dir/.hid=>SplFileInfo:dir/.hid
dir/a.txt=>SplFileInfo:dir/a.txt
dir/link=>SplFileInfo:dir/link
dir/sub=>SplFileInfo:dir/sub
--
Array
(
    [0] => dir/. dir/. |.
    [1] => dir/.. dir/.. |..
    [2] => dir/.hid dir/.hid |.hid
    [3] => dir/a.txt dir/a.txt |a.txt
    [4] => dir/link dir/link |link
    [5] => dir/sub/. dir/sub/. sub|sub/.
    [6] => dir/sub/.. dir/sub/.. sub|sub/..
    [7] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [8] => dir/sub/subsub/. dir/sub/subsub/. sub/subsub|sub/subsub/.
    [9] => dir/sub/subsub/.. dir/sub/subsub/.. sub/subsub|sub/subsub/..
    [10] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/. dir/. |.
    [1] => dir/.. dir/.. |..
    [2] => dir/.hid dir/.hid |.hid
    [3] => dir/a.txt dir/a.txt |a.txt
    [4] => dir/link dir/link |link
    [5] => dir/sub dir/sub |sub
    [6] => dir/sub/. dir/sub/. sub|sub/.
    [7] => dir/sub/.. dir/sub/.. sub|sub/..
    [8] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [9] => dir/sub/subsub dir/sub/subsub sub|sub/subsub
    [10] => dir/sub/subsub/. dir/sub/subsub/. sub/subsub|sub/subsub/.
    [11] => dir/sub/subsub/.. dir/sub/subsub/.. sub/subsub|sub/subsub/..
    [12] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/. dir/. |.
    [1] => dir/.. dir/.. |..
    [2] => dir/.hid dir/.hid |.hid
    [3] => dir/a.txt dir/a.txt |a.txt
    [4] => dir/link dir/link |link
    [5] => dir/sub dir/sub |sub
    [6] => dir/sub/. dir/sub/. sub|sub/.
    [7] => dir/sub/.. dir/sub/.. sub|sub/..
    [8] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [9] => dir/sub/subsub dir/sub/subsub sub|sub/subsub
    [10] => dir/sub/subsub/. dir/sub/subsub/. sub/subsub|sub/subsub/.
    [11] => dir/sub/subsub/.. dir/sub/subsub/.. sub/subsub|sub/subsub/..
    [12] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
== 4096
dir/.hid=>SplFileInfo:dir/.hid
dir/a.txt=>SplFileInfo:dir/a.txt
dir/link=>SplFileInfo:dir/link
dir/sub=>SplFileInfo:dir/sub
--
int(4096)
dir/.hid=>SplFileInfo:dir/.hid
dir/a.txt=>SplFileInfo:dir/a.txt
dir/link=>SplFileInfo:dir/link
dir/sub=>SplFileInfo:dir/sub
--
Array
(
    [0] => dir/.hid dir/.hid |.hid
    [1] => dir/a.txt dir/a.txt |a.txt
    [2] => dir/link dir/link |link
    [3] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [4] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/.hid dir/.hid |.hid
    [1] => dir/a.txt dir/a.txt |a.txt
    [2] => dir/link dir/link |link
    [3] => dir/sub dir/sub |sub
    [4] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [5] => dir/sub/subsub dir/sub/subsub sub|sub/subsub
    [6] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/.hid dir/.hid |.hid
    [1] => dir/a.txt dir/a.txt |a.txt
    [2] => dir/link dir/link |link
    [3] => dir/sub dir/sub |sub
    [4] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [5] => dir/sub/subsub dir/sub/subsub sub|sub/subsub
    [6] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
== 256
..=>SplFileInfo:dir/..
.=>SplFileInfo:dir/.
.hid=>SplFileInfo:dir/.hid
a.txt=>SplFileInfo:dir/a.txt
link=>SplFileInfo:dir/link
sub=>SplFileInfo:dir/sub
--
int(256)
..=>SplFileInfo:dir/..
.=>SplFileInfo:dir/.
.hid=>SplFileInfo:dir/.hid
a.txt=>SplFileInfo:dir/a.txt
link=>SplFileInfo:dir/link
sub=>SplFileInfo:dir/sub
--
Array
(
    [0] => . dir/. |.
    [1] => . dir/sub/. sub|sub/.
    [2] => . dir/sub/subsub/. sub/subsub|sub/subsub/.
    [3] => .. dir/.. |..
    [4] => .. dir/sub/.. sub|sub/..
    [5] => .. dir/sub/subsub/.. sub/subsub|sub/subsub/..
    [6] => .hid dir/.hid |.hid
    [7] => a.txt dir/a.txt |a.txt
    [8] => b.txt dir/sub/b.txt sub|sub/b.txt
    [9] => c dir/sub/subsub/c sub/subsub|sub/subsub/c
    [10] => link dir/link |link
)
Array
(
    [0] => . dir/. |.
    [1] => . dir/sub/. sub|sub/.
    [2] => . dir/sub/subsub/. sub/subsub|sub/subsub/.
    [3] => .. dir/.. |..
    [4] => .. dir/sub/.. sub|sub/..
    [5] => .. dir/sub/subsub/.. sub/subsub|sub/subsub/..
    [6] => .hid dir/.hid |.hid
    [7] => a.txt dir/a.txt |a.txt
    [8] => b.txt dir/sub/b.txt sub|sub/b.txt
    [9] => c dir/sub/subsub/c sub/subsub|sub/subsub/c
    [10] => link dir/link |link
    [11] => sub dir/sub |sub
    [12] => subsub dir/sub/subsub sub|sub/subsub
)
Array
(
    [0] => . dir/. |.
    [1] => . dir/sub/. sub|sub/.
    [2] => . dir/sub/subsub/. sub/subsub|sub/subsub/.
    [3] => .. dir/.. |..
    [4] => .. dir/sub/.. sub|sub/..
    [5] => .. dir/sub/subsub/.. sub/subsub|sub/subsub/..
    [6] => .hid dir/.hid |.hid
    [7] => a.txt dir/a.txt |a.txt
    [8] => b.txt dir/sub/b.txt sub|sub/b.txt
    [9] => c dir/sub/subsub/c sub/subsub|sub/subsub/c
    [10] => link dir/link |link
    [11] => sub dir/sub |sub
    [12] => subsub dir/sub/subsub sub|sub/subsub
)
== 16
dir/..=>FilesystemIterator:..
dir/.=>FilesystemIterator:.
dir/.hid=>FilesystemIterator:.hid
dir/a.txt=>FilesystemIterator:a.txt
dir/link=>FilesystemIterator:link
dir/sub=>FilesystemIterator:sub
--
int(16)
dir/..=>RecursiveDirectoryIterator:..
dir/.=>RecursiveDirectoryIterator:.
dir/.hid=>RecursiveDirectoryIterator:.hid
dir/a.txt=>RecursiveDirectoryIterator:a.txt
dir/link=>RecursiveDirectoryIterator:link
dir/sub=>RecursiveDirectoryIterator:sub
--
Array
(
    [0] => dir/. . |.
    [1] => dir/.. .. |..
    [2] => dir/.hid .hid |.hid
    [3] => dir/a.txt a.txt |a.txt
    [4] => dir/link link |link
    [5] => dir/sub/. . sub|sub/.
    [6] => dir/sub/.. .. sub|sub/..
    [7] => dir/sub/b.txt b.txt sub|sub/b.txt
    [8] => dir/sub/subsub/. . sub/subsub|sub/subsub/.
    [9] => dir/sub/subsub/.. .. sub/subsub|sub/subsub/..
    [10] => dir/sub/subsub/c c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/. . |.
    [1] => dir/.. .. |..
    [2] => dir/.hid .hid |.hid
    [3] => dir/a.txt a.txt |a.txt
    [4] => dir/link link |link
    [5] => dir/sub sub |sub
    [6] => dir/sub/. . sub|sub/.
    [7] => dir/sub/.. .. sub|sub/..
    [8] => dir/sub/b.txt b.txt sub|sub/b.txt
    [9] => dir/sub/subsub subsub sub|sub/subsub
    [10] => dir/sub/subsub/. . sub/subsub|sub/subsub/.
    [11] => dir/sub/subsub/.. .. sub/subsub|sub/subsub/..
    [12] => dir/sub/subsub/c c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/. . |.
    [1] => dir/.. .. |..
    [2] => dir/.hid .hid |.hid
    [3] => dir/a.txt a.txt |a.txt
    [4] => dir/link link |link
    [5] => dir/sub sub |sub
    [6] => dir/sub/. . sub|sub/.
    [7] => dir/sub/.. .. sub|sub/..
    [8] => dir/sub/b.txt b.txt sub|sub/b.txt
    [9] => dir/sub/subsub subsub sub|sub/subsub
    [10] => dir/sub/subsub/. . sub/subsub|sub/subsub/.
    [11] => dir/sub/subsub/.. .. sub/subsub|sub/subsub/..
    [12] => dir/sub/subsub/c c sub/subsub|sub/subsub/c
)
== 4128
dir/.hid=>dir/.hid
dir/a.txt=>dir/a.txt
dir/link=>dir/link
dir/sub=>dir/sub
--
int(4128)
dir/.hid=>dir/.hid
dir/a.txt=>dir/a.txt
dir/link=>dir/link
dir/sub=>dir/sub
--
Array
(
    [0] => dir/.hid dir/.hid |.hid
    [1] => dir/a.txt dir/a.txt |a.txt
    [2] => dir/link dir/link |link
    [3] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [4] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/.hid dir/.hid |.hid
    [1] => dir/a.txt dir/a.txt |a.txt
    [2] => dir/link dir/link |link
    [3] => dir/sub dir/sub |sub
    [4] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [5] => dir/sub/subsub dir/sub/subsub sub|sub/subsub
    [6] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/.hid dir/.hid |.hid
    [1] => dir/a.txt dir/a.txt |a.txt
    [2] => dir/link dir/link |link
    [3] => dir/sub dir/sub |sub
    [4] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [5] => dir/sub/subsub dir/sub/subsub sub|sub/subsub
    [6] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
Array
(
    [0] => dir/.hid dir/.hid |.hid
    [1] => dir/a.txt dir/a.txt |a.txt
    [2] => dir/link dir/link |link
    [3] => dir/link/b.txt dir/link/b.txt link|link/b.txt
    [4] => dir/link/subsub dir/link/subsub link|link/subsub
    [5] => dir/link/subsub/c dir/link/subsub/c link/subsub|link/subsub/c
    [6] => dir/sub dir/sub |sub
    [7] => dir/sub/b.txt dir/sub/b.txt sub|sub/b.txt
    [8] => dir/sub/subsub dir/sub/subsub sub|sub/subsub
    [9] => dir/sub/subsub/c dir/sub/subsub/c sub/subsub|sub/subsub/c
)
dir/a.txt=>SplFileInfo:dir/a.txt
dir/link=>SplFileInfo:dir/link
dir/sub=>SplFileInfo:dir/sub
--
b.txt=>SplFileInfo:dir/link/b.txt
b.txt=>SplFileInfo:dir/sub/b.txt
--
int(0)
bool(true)
bool(false)
Seek position 100 is out of range
An iterator cannot be used with foreach by reference
Directory object is already initialized
bool(false)
string(0) ""
string(0) ""
string(0) ""
bool(false)
Could not open file
Could not open file
string(3) "sub"
bool(true)
string(4) "link"
string(3) "sub"
bool(true)
Unable to read link dir/a.txt, error: Invalid argument
