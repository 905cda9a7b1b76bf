--TEST--
Numbers of glob()'s flags
--INI--
zvm.php=8.5
--FILE--
<?php
$d = sys_get_temp_dir() . '/glob_flags_' . getmypid(); mkdir($d); mkdir("$d/sub"); foreach (['a.txt', 'b.txt', '.h', 'c[1]'] as $f) touch("$d/$f"); foreach (['GLOB_BRACE', 'GLOB_MARK', 'GLOB_NOSORT', 'GLOB_NOCHECK', 'GLOB_NOESCAPE', 'GLOB_ERR', 'GLOB_ONLYDIR', 'GLOB_AVAILABLE_FLAGS'] as $c) echo $c, '=', constant($c), "\n"; foreach ([['*', 0], ['{a,b}.txt', GLOB_BRACE], ['*', GLOB_ONLYDIR], ['*', GLOB_MARK], ['none*', GLOB_NOCHECK], ['c\[1\]', 0], ['.*', GLOB_NOSORT | GLOB_ONLYDIR], ['*', 1 << 20]] as [$p, $f]) echo json_encode([$p, array_map(fn($x) => substr($x, strlen($d) + 1), (array) @glob("$d/$p", $f))]), "\n"; array_map('unlink', ["$d/a.txt", "$d/b.txt", "$d/.h", "$d/c[1]"]); rmdir("$d/sub"); rmdir($d);
--EXPECT--
GLOB_BRACE=128
GLOB_MARK=8
GLOB_NOSORT=32
GLOB_NOCHECK=16
GLOB_NOESCAPE=4096
GLOB_ERR=4
GLOB_ONLYDIR=1073741824
GLOB_AVAILABLE_FLAGS=1073746108
["*",["a.txt","b.txt","c[1]","sub"]]
["{a,b}.txt",["a.txt","b.txt"]]
["*",["sub"]]
["*",["a.txt","b.txt","c[1]","sub\/"]]
["none*",["none*"]]
["c\\[1\\]",["c[1]"]]
[".*",[".",".."]]
["*",[""]]
