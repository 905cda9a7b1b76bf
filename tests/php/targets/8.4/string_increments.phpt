--TEST--
str_increment() and str_decrement()
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['a', 'z', 'Az', 'zZ9', 'Zz', '9', '99', 'a9', 'b0', 'B00', 'aa', '1a', '0a', 'A', '0', '10'] as $s) foreach (['str_increment', 'str_decrement'] as $f) try { echo "$f $s ", $f($s), "\n"; } catch (ValueError $e) { echo "$f $s ", $e->getMessage(), "\n"; } foreach (['', '-1', 'é', 'a b'] as $s) try { str_increment($s); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
str_increment a b
str_decrement a str_decrement a str_decrement(): Argument #1 ($string) "a" is out of decrement range
str_increment z aa
str_decrement z y
str_increment Az Ba
str_decrement Az Ay
str_increment zZ9 aaA0
str_decrement zZ9 zZ8
str_increment Zz AAa
str_decrement Zz Zy
str_increment 9 10
str_decrement 9 8
str_increment 99 100
str_decrement 99 98
str_increment a9 b0
str_decrement a9 a8
str_increment b0 b1
str_decrement b0 a9
str_increment B00 B01
str_decrement B00 A99
str_increment aa ab
str_decrement aa z
str_increment 1a 1b
str_decrement 1a z
str_increment 0a 0b
str_decrement 0a str_decrement 0a str_decrement(): Argument #1 ($string) "0a" is out of decrement range
str_increment A B
str_decrement A str_decrement A str_decrement(): Argument #1 ($string) "A" is out of decrement range
str_increment 0 1
str_decrement 0 str_decrement 0 str_decrement(): Argument #1 ($string) "0" is out of decrement range
str_increment 10 11
str_decrement 10 9
str_increment(): Argument #1 ($string) must not be empty
str_increment(): Argument #1 ($string) must be composed only of alphanumeric ASCII characters
str_increment(): Argument #1 ($string) must be composed only of alphanumeric ASCII characters
str_increment(): Argument #1 ($string) must be composed only of alphanumeric ASCII characters
