--TEST--
localeconv() and nl_langinfo() in several locales
--SKIPIF--
<?php if (setlocale(LC_ALL, "de_DE.UTF-8") === false || setlocale(LC_ALL, "fr_FR.UTF-8") === false || setlocale(LC_ALL, "en_US.UTF-8") === false) die("skip no such locales"); ?>
--FILE--
<?php
foreach (["C", "de_DE.UTF-8", "fr_FR.UTF-8", "en_US.UTF-8"] as $name) {
    setlocale(LC_ALL, $name);
    echo json_encode(localeconv()), "\n";
    foreach ([CODESET, DAY_1, ABDAY_2, MON_3, ABMON_3, AM_STR, D_T_FMT, D_FMT, T_FMT, T_FMT_AMPM, ERA, ALT_DIGITS, CRNCYSTR, RADIXCHAR, THOUSEP, YESEXPR, NOEXPR] as $item) {
        echo nl_langinfo($item), "|";
    }
    echo "\n";
}
var_dump(nl_langinfo(-1));
--EXPECT--
{"decimal_point":".","thousands_sep":"","int_curr_symbol":"","currency_symbol":"","mon_decimal_point":"","mon_thousands_sep":"","positive_sign":"","negative_sign":"","int_frac_digits":127,"frac_digits":127,"p_cs_precedes":127,"p_sep_by_space":127,"n_cs_precedes":127,"n_sep_by_space":127,"p_sign_posn":127,"n_sign_posn":127,"grouping":[],"mon_grouping":[]}
ANSI_X3.4-1968|Sunday|Mon|March|Mar|AM|%a %b %e %H:%M:%S %Y|%m/%d/%y|%H:%M:%S|%I:%M:%S %p|||-|.||^[yY]|^[nN]|
{"decimal_point":",","thousands_sep":".","int_curr_symbol":"EUR ","currency_symbol":"\u20ac","mon_decimal_point":",","mon_thousands_sep":".","positive_sign":"","negative_sign":"-","int_frac_digits":2,"frac_digits":2,"p_cs_precedes":0,"p_sep_by_space":1,"n_cs_precedes":0,"n_sep_by_space":1,"p_sign_posn":1,"n_sign_posn":1,"grouping":[3,3],"mon_grouping":[3,3]}
UTF-8|Sonntag|Mo|März|Mär||%a %d %b %Y %T %Z|%d.%m.%Y|%T||||+€|,|.|^[+1jJyY]|^[-0nN]|
{"decimal_point":",","thousands_sep":"\u202f","int_curr_symbol":"EUR ","currency_symbol":"\u20ac","mon_decimal_point":",","mon_thousands_sep":"\u202f","positive_sign":"","negative_sign":"-","int_frac_digits":2,"frac_digits":2,"p_cs_precedes":0,"p_sep_by_space":1,"n_cs_precedes":0,"n_sep_by_space":1,"p_sign_posn":1,"n_sign_posn":1,"grouping":[3],"mon_grouping":[3]}
UTF-8|dimanche|lun.|mars|mars||%a %d %b %Y %T|%d/%m/%Y|%T||||+€|,| |^[+1oOyY]|^[-0nN]|
{"decimal_point":".","thousands_sep":",","int_curr_symbol":"USD ","currency_symbol":"$","mon_decimal_point":".","mon_thousands_sep":",","positive_sign":"","negative_sign":"-","int_frac_digits":2,"frac_digits":2,"p_cs_precedes":1,"p_sep_by_space":0,"n_cs_precedes":1,"n_sep_by_space":0,"p_sign_posn":1,"n_sign_posn":1,"grouping":[3,3],"mon_grouping":[3,3]}
UTF-8|Sunday|Mon|March|Mar|AM|%a %d %b %Y %r %Z|%m/%d/%Y|%r|%I:%M:%S %p|||-$|.|,|^[+1yY]|^[-0nN]|

Warning: nl_langinfo(): Item '-1' is not valid in {PWD}/conventions.php on line 10
bool(false)
