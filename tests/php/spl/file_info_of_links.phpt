--TEST--
SplFileInfo of links
--FILE--
<?php
mkdir('file_info_of_links/sub/subsub', 0777, true); touch('file_info_of_links/a.txt'); touch('file_info_of_links/.hid'); touch('file_info_of_links/sub/b.txt'); touch('file_info_of_links/sub/subsub/c'); symlink('sub', 'file_info_of_links/link');
function s($it) { $r=[]; foreach ($it as $k=>$v) $r[]=(is_int($k)?"":"$k=>").(is_object($v)?get_class($v).':'.$v:$v); sort($r); echo implode("\n",$r),"\n--\n"; }
$d='file_info_of_links';
$l=new SplFileInfo("$d/link"); var_dump($l->getLinkTarget(), $l->isLink(), $l->getType(), basename($l->getRealPath()), $l->isDir());
try { (new SplFileInfo("$d/a.txt"))->getLinkTarget(); } catch (Exception $e) { echo $e->getMessage(),"\n"; }
--CLEAN--
<?php
exec('rm -rf ' . escapeshellarg(__DIR__ . '/file_info_of_links'));
--EXPECT--
string(3) "sub"
bool(true)
string(4) "link"
string(3) "sub"
bool(true)
Unable to read link file_info_of_links/a.txt, error: Invalid argument
