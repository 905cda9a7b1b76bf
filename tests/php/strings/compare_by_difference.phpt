--TEST--
substr_compare() and strcoll() give the difference of the first bytes that differ
--FILE--
<?php
var_dump(substr_compare("abcabc", "k", 0), substr_compare("abc", "ab", 0), substr_compare("a", "abcd", 0));
var_dump(substr_compare("abcde", "BCX", 1, 3, true), substr_compare("abcde", "bcx", 1, 2));
var_dump(strcoll("b", "a"), strcoll("a", "abc"), strcoll("abc", ""), strcoll("a\0b", "a"), strcoll("\xff", "a"));
?>
--EXPECT--
int(-10)
int(1)
int(-1)
int(-20)
int(0)
int(1)
int(-98)
int(97)
int(0)
int(158)
