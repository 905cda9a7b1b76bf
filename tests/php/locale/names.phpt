--TEST--
setlocale(): names, candidates, all categories at once
--SKIPIF--
<?php if (setlocale(LC_ALL, "de_DE.UTF-8") === false || setlocale(LC_ALL, "fr_FR.UTF-8") === false || setlocale(LC_ALL, "en_US.UTF-8") === false) die("skip no such locales"); ?>
--FILE--
<?php
var_dump(setlocale(LC_ALL, "0"), setlocale(LC_NUMERIC, "xx_YY", "de_DE.UTF-8", "C"), setlocale(LC_ALL, 0));
var_dump(setlocale(LC_ALL, ["xx_YY", "fr_FR.UTF-8"]), setlocale(LC_TIME, "0"), setlocale(LC_ALL, "0"));
var_dump(setlocale(LC_ALL, "LC_CTYPE=C;LC_NUMERIC=de_DE.UTF-8;LC_TIME=C;LC_COLLATE=C;LC_MONETARY=C;LC_MESSAGES=C;LC_PAPER=C;LC_NAME=C;"
    . "LC_ADDRESS=C;LC_TELEPHONE=C;LC_MEASUREMENT=C;LC_IDENTIFICATION=C"));
var_dump(setlocale(LC_ALL, "LC_NUMERIC=de_DE.UTF-8"), setlocale(LC_TIME, "LC_TIME=C"), setlocale(-1, "C"), setlocale(13, "C"), setlocale(7, "0"));
var_dump(setlocale(LC_ALL, str_repeat("x", 256), "POSIX"));
putenv("LC_ALL");
putenv("LANG=de_DE.UTF-8");
putenv("LC_TIME=fr_FR.UTF-8");
var_dump(setlocale(LC_NUMERIC, ""), setlocale(LC_TIME, null));
putenv("LC_ALL=en_US.UTF-8");
var_dump(setlocale(LC_TIME, ""));
--EXPECT--
string(166) "LC_CTYPE=C.UTF-8;LC_NUMERIC=C;LC_TIME=C;LC_COLLATE=C;LC_MONETARY=C;LC_MESSAGES=C;LC_PAPER=C;LC_NAME=C;LC_ADDRESS=C;LC_TELEPHONE=C;LC_MEASUREMENT=C;LC_IDENTIFICATION=C"
string(11) "de_DE.UTF-8"
string(176) "LC_CTYPE=C.UTF-8;LC_NUMERIC=de_DE.UTF-8;LC_TIME=C;LC_COLLATE=C;LC_MONETARY=C;LC_MESSAGES=C;LC_PAPER=C;LC_NAME=C;LC_ADDRESS=C;LC_TELEPHONE=C;LC_MEASUREMENT=C;LC_IDENTIFICATION=C"
string(11) "fr_FR.UTF-8"
string(11) "fr_FR.UTF-8"
string(11) "fr_FR.UTF-8"
string(170) "LC_CTYPE=C;LC_NUMERIC=de_DE.UTF-8;LC_TIME=C;LC_COLLATE=C;LC_MONETARY=C;LC_MESSAGES=C;LC_PAPER=C;LC_NAME=C;LC_ADDRESS=C;LC_TELEPHONE=C;LC_MEASUREMENT=C;LC_IDENTIFICATION=C"
bool(false)
bool(false)
bool(false)
bool(false)
string(1) "C"

Warning: setlocale(): Specified locale name is too long in {PWD}/names.php on line 7
string(1) "C"
string(11) "de_DE.UTF-8"
string(11) "fr_FR.UTF-8"
string(11) "en_US.UTF-8"
