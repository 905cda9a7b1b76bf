--TEST--
levenshtein(): costs beyond 64 bits go round
--FILE--
<?php
var_dump(levenshtein("", "xyz", PHP_INT_MAX));
var_dump(levenshtein("xyz", "", 1, 1, PHP_INT_MAX));
var_dump(levenshtein("a", "b", PHP_INT_MAX, 1, 1));
var_dump(levenshtein("abc", "xyz", PHP_INT_MAX, PHP_INT_MAX, PHP_INT_MAX));
var_dump(levenshtein("abc", "x", 5, PHP_INT_MIN, PHP_INT_MAX));
var_dump(levenshtein("abcd", "xbz", 1 << 62, 3, 1 << 62));
?>
--EXPECT--
int(9223372036854775805)
int(9223372036854775805)
int(-9223372036854775808)
int(-4)
int(-9223372036854775806)
int(-4611686018427387901)
