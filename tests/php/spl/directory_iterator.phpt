--TEST--
DirectoryIterator: entries, positions, what it refuses
--FILE--
<?php
mkdir('directory_iterator/sub/subsub', 0777, true); touch('directory_iterator/a.txt'); touch('directory_iterator/.hid'); touch('directory_iterator/sub/b.txt'); touch('directory_iterator/sub/subsub/c'); symlink('sub', 'directory_iterator/link');
function s($it) { $r=[]; foreach ($it as $k=>$v) $r[]=(is_int($k)?"":"$k=>").(is_object($v)?get_class($v).':'.$v:$v); sort($r); echo implode("\n",$r),"\n--\n"; }
$d='directory_iterator';
s(new DirectoryIterator($d)); $x=[]; foreach (new DirectoryIterator($d) as $k=>$f) $x[]=$f->getFilename().$f->getPathname().$f->getPath().(int)$f->isDot().(int)$f->isDir().$f->getType(); sort($x); print_r($x);
$i=new DirectoryIterator($d); try {$i->__construct('/');} catch (Error $e) { echo $e->getMessage(),"\n"; }
foreach($i as $x); var_dump($i->valid(), (string)$i, $i->getFilename(), $i->getPathname(), $i->isFile());
try {var_dump($i->getFileInfo());} catch (Exception $e) { echo $e->getMessage(),"\n"; }
try {var_dump($i->openFile());} catch (Exception $e) { echo $e->getMessage(),"\n"; }
--CLEAN--
<?php
exec('rm -rf ' . escapeshellarg(__DIR__ . '/directory_iterator'));
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
    [0] => ..directory_iterator/..directory_iterator11dir
    [1] => .directory_iterator/.directory_iterator11dir
    [2] => .hiddirectory_iterator/.hiddirectory_iterator00file
    [3] => a.txtdirectory_iterator/a.txtdirectory_iterator00file
    [4] => linkdirectory_iterator/linkdirectory_iterator01link
    [5] => subdirectory_iterator/subdirectory_iterator01dir
)
Directory object is already initialized
bool(false)
string(0) ""
string(0) ""
string(0) ""
bool(false)
Could not open file
Could not open file
