--TEST--
The part of a string from where something is found
--FILE--
<?php
var_dump(stristr('HAYSTACK', 'st'), stristr('HAYSTACK', 'st', true), stristr('a', 'b'), stristr('a', ''));
var_dump(strchr('user@host', '@'), strchr('user@host', '@', true));
var_dump(strrchr('a/b/c', '/'), strrchr('a/b/c', '/b'), strrchr('abc', 'x'), strrchr('a1b1', '1x'));
var_dump(strpbrk('This is it', 'st'), strpbrk('abc', 'xyz'));
try {
    strpbrk('a', '');
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
string(5) "STACK"
string(3) "HAY"
bool(false)
string(1) "a"
string(5) "@host"
string(4) "user"
string(2) "/c"
string(2) "/c"
bool(false)
string(1) "1"
string(7) "s is it"
bool(false)
strpbrk(): Argument #2 ($characters) must be a non-empty string
