--TEST--
The locale C, which every script begins in
--FILE--
<?php
var_dump(setlocale(LC_ALL, 0), setlocale(LC_ALL, 'C'), setlocale(LC_ALL, 'no_SUCH'), setlocale(LC_CTYPE, ['no_SUCH', 'C']));
$conventions = localeconv();
var_dump($conventions['decimal_point'], $conventions['thousands_sep'], $conventions['grouping'], $conventions['int_frac_digits']);
var_dump(nl_langinfo(RADIXCHAR), nl_langinfo(DAY_1), nl_langinfo(MON_12), nl_langinfo(CODESET), nl_langinfo(123456));
--EXPECT--
string(166) "LC_CTYPE=C.UTF-8;LC_NUMERIC=C;LC_TIME=C;LC_COLLATE=C;LC_MONETARY=C;LC_MESSAGES=C;LC_PAPER=C;LC_NAME=C;LC_ADDRESS=C;LC_TELEPHONE=C;LC_MEASUREMENT=C;LC_IDENTIFICATION=C"
string(1) "C"
bool(false)
string(1) "C"
string(1) "."
string(0) ""
array(0) {
}
int(127)

Warning: nl_langinfo(): Item '123456' is not valid in {PWD}/locale_of_c.php on line 5
string(1) "."
string(6) "Sunday"
string(8) "December"
string(14) "ANSI_X3.4-1968"
bool(false)
