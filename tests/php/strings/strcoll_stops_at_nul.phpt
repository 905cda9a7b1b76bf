--TEST--
strcoll(): long common starts, bytes after a NUL
--FILE--
<?php
$long = str_repeat("x", 5000);
foreach ([["a\0b", "a\0c"], ["abc", "abd"], ["", ""], ["a", ""], ["{$long}a", "{$long}b"], [$long, $long],
    [substr($long, 0, 64), substr($long, 0, 64) . "\0q"], [substr($long, 0, 64) . "\xff", substr($long, 0, 64) . "z"]] as [$a, $b]) {
    echo strcoll($a, $b) <=> 0, " ", strcoll($b, $a) <=> 0, "\n";
}
--EXPECT--
0 0
-1 1
0 0
1 -1
-1 1
0 0
0 0
1 -1
