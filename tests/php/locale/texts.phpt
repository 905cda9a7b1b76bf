--TEST--
What follows the locale: dates, printf(), strcoll(), sort(), and what does not
--SKIPIF--
<?php if (setlocale(LC_ALL, "de_DE.UTF-8") === false || setlocale(LC_ALL, "fr_FR.UTF-8") === false || setlocale(LC_ALL, "en_US.UTF-8") === false) die("skip no such locales"); ?>
--FILE--
<?php
foreach (["de_DE.UTF-8", "fr_FR.UTF-8", "C"] as $name) {
    setlocale(LC_ALL, $name);
    echo @gmstrftime("%A %d %B %Y %x %X", 86400 * 70), "\n";
    echo json_encode([@strptime("3 März 2004 rest", "%d %B %Y"), @strptime("3 mars 2004", "%d %B %Y"), @strptime("3 March 2004", "%d %B %Y")]), "\n";
    printf("%f %F %e %g %G %.3h %s\n", 1.5, -1.5, 1234.5, 0.5, 1.5e20, 1.25, 1.5);
    echo number_format(1234.5, 1), " ", 1.5, " ", json_encode(1.5), " ", (float)"1,5", "\n";
    echo strcoll("ä", "z") <=> 0, strcoll("a", "B") <=> 0, "\n";
    $list = ["z", "ä", "Z", "a", "é", "e", "b", "A"];
    sort($list, SORT_LOCALE_STRING);
    echo implode(" ", $list), "\n";
}
--EXPECT--
Donnerstag 12 März 1970 12.03.1970 00:00:00
[{"tm_sec":0,"tm_min":0,"tm_hour":0,"tm_mday":3,"tm_mon":2,"tm_year":104,"tm_wday":3,"tm_yday":62,"unparsed":" rest"},false,{"tm_sec":0,"tm_min":0,"tm_hour":0,"tm_mday":3,"tm_mon":2,"tm_year":104,"tm_wday":3,"tm_yday":62,"unparsed":""}]
1,500000 -1.500000 1.234500e+3 0,5 1,5E+20 1.25 1.5
1,234.5 1.5 1.5 1
-1-1
a A ä b e é z Z
jeudi 12 mars 1970 12/03/1970 00:00:00
[false,{"tm_sec":0,"tm_min":0,"tm_hour":0,"tm_mday":3,"tm_mon":2,"tm_year":104,"tm_wday":3,"tm_yday":62,"unparsed":""},{"tm_sec":0,"tm_min":0,"tm_hour":0,"tm_mday":3,"tm_mon":2,"tm_year":104,"tm_wday":3,"tm_yday":62,"unparsed":""}]
1,500000 -1.500000 1.234500e+3 0,5 1,5E+20 1.25 1.5
1,234.5 1.5 1.5 1
-1-1
a A ä b e é z Z
Thursday 12 March 1970 03/12/70 00:00:00
[false,false,{"tm_sec":0,"tm_min":0,"tm_hour":0,"tm_mday":3,"tm_mon":2,"tm_year":104,"tm_wday":3,"tm_yday":62,"unparsed":""}]
1.500000 -1.500000 1.234500e+3 0.5 1.5E+20 1.25 1.5
1,234.5 1.5 1.5 1
11
A Z a b e z ä é
