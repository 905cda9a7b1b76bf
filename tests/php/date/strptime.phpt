--TEST--
Times parsed by format, a function on its way out
--FILE--
<?php
print_r(strptime('2026-11-22 08:09:10 rest', '%Y-%m-%d %H:%M:%S'));
var_dump(@strptime('nothing', '%Y'));
--EXPECT--
Deprecated: Function strptime() is deprecated in {PWD}/strptime.php on line 2
Array
(
    [tm_sec] => 10
    [tm_min] => 9
    [tm_hour] => 8
    [tm_mday] => 22
    [tm_mon] => 10
    [tm_year] => 126
    [tm_wday] => 0
    [tm_yday] => 325
    [unparsed] =>  rest
)
bool(false)
