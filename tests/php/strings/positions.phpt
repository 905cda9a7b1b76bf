--TEST--
Positions from either end, regardless of case or not, with offsets
--FILE--
<?php
var_dump(stripos('ABCabc', 'C'), stripos('ABCabc', 'c', 3), stripos('abc', 'd'), stripos('abc', ''), stripos('abC', 'C', -1));
var_dump(strrpos('abcabc', 'b'), strrpos('abcabc', 'b', -3), strrpos('abcabc', 'c', 3), strrpos('abc', ''), strrpos('abc', 'x'));
var_dump(strripos('abcABC', 'b'), strripos('abcABC', 'B', -4), strripos('', ''));
foreach (['stripos', 'strrpos', 'strripos'] as $function) {
    foreach ([4, -4] as $offset) {
        try {
            $function('abc', 'b', $offset);
        } catch (ValueError $error) {
            echo $error->getMessage(), "\n";
        }
    }
}
--EXPECT--
int(2)
int(5)
bool(false)
int(0)
int(2)
int(4)
int(1)
int(5)
int(3)
bool(false)
int(4)
int(1)
int(0)
stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
