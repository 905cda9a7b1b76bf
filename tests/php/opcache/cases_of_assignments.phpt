--TEST--
switch and match over a compound assignment of what is known to be a number
--INI--
opcache.enable_cli=1
--FILE--
<?php
function k(int $x) {
    switch ($x <<= 2) { case 4.0: echo "four\n"; break; case []: echo "array\n"; break; default: echo "default\n"; }
}
function l(int $x) {
    switch ($x <<= 2) { case 4.0: echo "four\n"; }
}
function l2(int $x) {
    switch ($x <<= 2) { case []: echo "a\n"; }
}
function mm(int $x) { return match ($x <<= 2) { 4.0 => 'four', default => 'default' }; }
function m2(int $x) { return match ($x <<= 2) { 4 => 'four', default => 'default' }; }
k(1); k(2); l(1); l2(1); echo mm(1), m2(1), "\n";
--EXPECT--
four
default
four
defaultfour
