--TEST--
date_sun_info(), date_sunrise(), date_sunset()
--FILE--
<?php
date_default_timezone_set("Europe/Prague");
foreach ([1718877600, 1734775200] as $time) {
    echo json_encode(date_sun_info($time, 50.08, 14.42)), json_encode(date_sun_info($time, 78.2, 15.6)), "\n";
    var_dump(@date_sunrise($time), @date_sunset($time, SUNFUNCS_RET_DOUBLE, 50.08, 14.42, 90.5, 1), @date_sunset($time, SUNFUNCS_RET_TIMESTAMP, 78.2, 15.6));
}
date_sunrise(0);
--EXPECT--
{"sunrise":1718851824,"sunset":1718911058,"transit":1718881441,"civil_twilight_begin":1718849263,"civil_twilight_end":1718913619,"nautical_twilight_begin":1718845298,"nautical_twilight_end":1718917584,"astronomical_twilight_begin":true,"astronomical_twilight_end":true}{"sunrise":true,"sunset":true,"transit":1718881158,"civil_twilight_begin":true,"civil_twilight_end":true,"nautical_twilight_begin":true,"nautical_twilight_end":true,"astronomical_twilight_begin":true,"astronomical_twilight_end":true}
string(5) "03:32"
float(20.24895948841636)
bool(false)
{"sunrise":1734764205,"sunset":1734793468,"transit":1734778836,"civil_twilight_begin":1734762015,"civil_twilight_end":1734795658,"nautical_twilight_begin":1734759515,"nautical_twilight_end":1734798158,"astronomical_twilight_begin":1734757143,"astronomical_twilight_end":1734800529}{"sunrise":false,"sunset":false,"transit":1734778553,"civil_twilight_begin":false,"civil_twilight_end":false,"nautical_twilight_begin":1734775003,"nautical_twilight_end":1734782103,"astronomical_twilight_begin":1734763035,"astronomical_twilight_end":1734794071}
string(5) "05:33"
float(16.031236841515085)
bool(false)

Deprecated: Function date_sunrise() is deprecated in {PWD}/sun.php on line 7
