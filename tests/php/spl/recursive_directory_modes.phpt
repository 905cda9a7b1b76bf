--TEST--
RecursiveDirectoryIterator walked in every mode, by flag
--FILE--
<?php
mkdir('recursive_directory_modes/sub/subsub', 0777, true); touch('recursive_directory_modes/a.txt'); touch('recursive_directory_modes/.hid'); touch('recursive_directory_modes/sub/b.txt'); touch('recursive_directory_modes/sub/subsub/c'); symlink('sub', 'recursive_directory_modes/link');
function s($it) { $r=[]; foreach ($it as $k=>$v) $r[]=(is_int($k)?"":"$k=>").(is_object($v)?get_class($v).':'.$v:$v); sort($r); echo implode("\n",$r),"\n--\n"; }
$d='recursive_directory_modes';
foreach ([0, FilesystemIterator::SKIP_DOTS, FilesystemIterator::KEY_AS_FILENAME, FilesystemIterator::CURRENT_AS_SELF,FilesystemIterator::CURRENT_AS_PATHNAME|FilesystemIterator::SKIP_DOTS] as $fl) {
    echo "== $fl\n";
    foreach ([0, 1, 2] as $m) {
        $x = [];
        foreach ($z = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($d, $fl), $m) as $k => $v) {
            $x[] = "$k $v " . $z->getSubPath() . '|' . $z->getSubPathname();
        }
        sort($x);
        echo implode("\n", $x), "\n";
    }
}
$x=[]; foreach ($z=new RecursiveIteratorIterator(new RecursiveDirectoryIterator($d,FilesystemIterator::FOLLOW_SYMLINKS|FilesystemIterator::SKIP_DOTS),1) as $k=>$v) $x[]="$k $v ".$z->getSubPath().'|'.$z->getSubPathname(); sort($x); print_r($x);
--CLEAN--
<?php
exec('rm -rf ' . escapeshellarg(__DIR__ . '/recursive_directory_modes'));
--EXPECT--
== 0
recursive_directory_modes/. recursive_directory_modes/. |.
recursive_directory_modes/.. recursive_directory_modes/.. |..
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub/. recursive_directory_modes/sub/. sub|sub/.
recursive_directory_modes/sub/.. recursive_directory_modes/sub/.. sub|sub/..
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub/. recursive_directory_modes/sub/subsub/. sub/subsub|sub/subsub/.
recursive_directory_modes/sub/subsub/.. recursive_directory_modes/sub/subsub/.. sub/subsub|sub/subsub/..
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
recursive_directory_modes/. recursive_directory_modes/. |.
recursive_directory_modes/.. recursive_directory_modes/.. |..
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub recursive_directory_modes/sub |sub
recursive_directory_modes/sub/. recursive_directory_modes/sub/. sub|sub/.
recursive_directory_modes/sub/.. recursive_directory_modes/sub/.. sub|sub/..
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub recursive_directory_modes/sub/subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/. recursive_directory_modes/sub/subsub/. sub/subsub|sub/subsub/.
recursive_directory_modes/sub/subsub/.. recursive_directory_modes/sub/subsub/.. sub/subsub|sub/subsub/..
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
recursive_directory_modes/. recursive_directory_modes/. |.
recursive_directory_modes/.. recursive_directory_modes/.. |..
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub recursive_directory_modes/sub |sub
recursive_directory_modes/sub/. recursive_directory_modes/sub/. sub|sub/.
recursive_directory_modes/sub/.. recursive_directory_modes/sub/.. sub|sub/..
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub recursive_directory_modes/sub/subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/. recursive_directory_modes/sub/subsub/. sub/subsub|sub/subsub/.
recursive_directory_modes/sub/subsub/.. recursive_directory_modes/sub/subsub/.. sub/subsub|sub/subsub/..
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
== 4096
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub recursive_directory_modes/sub |sub
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub recursive_directory_modes/sub/subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub recursive_directory_modes/sub |sub
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub recursive_directory_modes/sub/subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
== 256
. recursive_directory_modes/. |.
. recursive_directory_modes/sub/. sub|sub/.
. recursive_directory_modes/sub/subsub/. sub/subsub|sub/subsub/.
.. recursive_directory_modes/.. |..
.. recursive_directory_modes/sub/.. sub|sub/..
.. recursive_directory_modes/sub/subsub/.. sub/subsub|sub/subsub/..
.hid recursive_directory_modes/.hid |.hid
a.txt recursive_directory_modes/a.txt |a.txt
b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
link recursive_directory_modes/link |link
. recursive_directory_modes/. |.
. recursive_directory_modes/sub/. sub|sub/.
. recursive_directory_modes/sub/subsub/. sub/subsub|sub/subsub/.
.. recursive_directory_modes/.. |..
.. recursive_directory_modes/sub/.. sub|sub/..
.. recursive_directory_modes/sub/subsub/.. sub/subsub|sub/subsub/..
.hid recursive_directory_modes/.hid |.hid
a.txt recursive_directory_modes/a.txt |a.txt
b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
link recursive_directory_modes/link |link
sub recursive_directory_modes/sub |sub
subsub recursive_directory_modes/sub/subsub sub|sub/subsub
. recursive_directory_modes/. |.
. recursive_directory_modes/sub/. sub|sub/.
. recursive_directory_modes/sub/subsub/. sub/subsub|sub/subsub/.
.. recursive_directory_modes/.. |..
.. recursive_directory_modes/sub/.. sub|sub/..
.. recursive_directory_modes/sub/subsub/.. sub/subsub|sub/subsub/..
.hid recursive_directory_modes/.hid |.hid
a.txt recursive_directory_modes/a.txt |a.txt
b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
link recursive_directory_modes/link |link
sub recursive_directory_modes/sub |sub
subsub recursive_directory_modes/sub/subsub sub|sub/subsub
== 16
recursive_directory_modes/. . |.
recursive_directory_modes/.. .. |..
recursive_directory_modes/.hid .hid |.hid
recursive_directory_modes/a.txt a.txt |a.txt
recursive_directory_modes/link link |link
recursive_directory_modes/sub/. . sub|sub/.
recursive_directory_modes/sub/.. .. sub|sub/..
recursive_directory_modes/sub/b.txt b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub/. . sub/subsub|sub/subsub/.
recursive_directory_modes/sub/subsub/.. .. sub/subsub|sub/subsub/..
recursive_directory_modes/sub/subsub/c c sub/subsub|sub/subsub/c
recursive_directory_modes/. . |.
recursive_directory_modes/.. .. |..
recursive_directory_modes/.hid .hid |.hid
recursive_directory_modes/a.txt a.txt |a.txt
recursive_directory_modes/link link |link
recursive_directory_modes/sub sub |sub
recursive_directory_modes/sub/. . sub|sub/.
recursive_directory_modes/sub/.. .. sub|sub/..
recursive_directory_modes/sub/b.txt b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/. . sub/subsub|sub/subsub/.
recursive_directory_modes/sub/subsub/.. .. sub/subsub|sub/subsub/..
recursive_directory_modes/sub/subsub/c c sub/subsub|sub/subsub/c
recursive_directory_modes/. . |.
recursive_directory_modes/.. .. |..
recursive_directory_modes/.hid .hid |.hid
recursive_directory_modes/a.txt a.txt |a.txt
recursive_directory_modes/link link |link
recursive_directory_modes/sub sub |sub
recursive_directory_modes/sub/. . sub|sub/.
recursive_directory_modes/sub/.. .. sub|sub/..
recursive_directory_modes/sub/b.txt b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/. . sub/subsub|sub/subsub/.
recursive_directory_modes/sub/subsub/.. .. sub/subsub|sub/subsub/..
recursive_directory_modes/sub/subsub/c c sub/subsub|sub/subsub/c
== 4128
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub recursive_directory_modes/sub |sub
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub recursive_directory_modes/sub/subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
recursive_directory_modes/link recursive_directory_modes/link |link
recursive_directory_modes/sub recursive_directory_modes/sub |sub
recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
recursive_directory_modes/sub/subsub recursive_directory_modes/sub/subsub sub|sub/subsub
recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
Array
(
    [0] => recursive_directory_modes/.hid recursive_directory_modes/.hid |.hid
    [1] => recursive_directory_modes/a.txt recursive_directory_modes/a.txt |a.txt
    [2] => recursive_directory_modes/link recursive_directory_modes/link |link
    [3] => recursive_directory_modes/link/b.txt recursive_directory_modes/link/b.txt link|link/b.txt
    [4] => recursive_directory_modes/link/subsub recursive_directory_modes/link/subsub link|link/subsub
    [5] => recursive_directory_modes/link/subsub/c recursive_directory_modes/link/subsub/c link/subsub|link/subsub/c
    [6] => recursive_directory_modes/sub recursive_directory_modes/sub |sub
    [7] => recursive_directory_modes/sub/b.txt recursive_directory_modes/sub/b.txt sub|sub/b.txt
    [8] => recursive_directory_modes/sub/subsub recursive_directory_modes/sub/subsub sub|sub/subsub
    [9] => recursive_directory_modes/sub/subsub/c recursive_directory_modes/sub/subsub/c sub/subsub|sub/subsub/c
)
