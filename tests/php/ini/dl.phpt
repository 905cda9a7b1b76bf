--TEST--
dl() refuses names that are too long
--FILE--
<?php
var_dump(dl(str_repeat("x", 5000)));
try {
    dl();
} catch (ArgumentCountError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Warning: dl(): Filename exceeds the maximum allowed length of 4096 characters in {PWD}/dl.php on line 2
bool(false)
dl() expects exactly 1 argument, 0 given
