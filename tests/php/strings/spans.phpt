--TEST--
Spans of characters that are in a mask, or are not
--FILE--
<?php
var_dump(strspn('42 apples', '0123456789'), strspn('foo', 'o'), strspn('foo', 'o', 1), strspn('foo', 'o', -2, 1), strspn('foo', 'o', 5), strspn('', 'a'));
var_dump(strcspn('hello', 'l'), strcspn('hello', 'xyz'), strcspn('hello', 'l', 3), strcspn('hello', 'o', -3, 2), strcspn("a\0b", "\0"), strcspn('abc', ''));
--EXPECT--
int(2)
int(0)
int(2)
int(1)
int(0)
int(0)
int(2)
int(5)
int(0)
int(2)
int(1)
int(3)
