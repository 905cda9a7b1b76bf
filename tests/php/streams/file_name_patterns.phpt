--TEST--
File names against the shell's patterns
--FILE--
<?php
foreach ([['*.txt', 'a.txt'], ['*.txt', '.txt'], ['a?c', 'abc'], ['[a-c]x', 'bx'], ['[!a]x', 'bx'], ['*', 'a/b'], ['\*', '*'], ['\*', 'a']] as [$pattern, $name]) {
    var_dump(fnmatch($pattern, $name));
}
var_dump(fnmatch('*', 'a/b', FNM_PATHNAME), fnmatch('*', '.a', FNM_PERIOD), fnmatch('A', 'a', FNM_CASEFOLD), fnmatch('\a', '\a', FNM_NOESCAPE));
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
