--TEST--
Sunrise and sunset at places, zeniths and times that there are not
--FILE--
<?php
date_default_timezone_set('Europe/Prague');
foreach ([[NAN, 1.0], [1.0, INF], [-INF, NAN]] as [$latitude, $longitude]) {
    try {
        date_sun_info(0, $latitude, $longitude);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump(@date_sunset(0, SUNFUNCS_RET_STRING, $latitude, $longitude, 90.0, 1.0));
}
foreach ([-1e20, 1000.0] as $longitude) {
    echo json_encode(date_sun_info(86400, 50.0, $longitude)), "\n";
    foreach ([NAN, INF, 1e20, 90.83] as $zenith) {
        foreach ([0, 1, 2] as $format) {
            echo serialize(@date_sunrise(86400, $format, 50.0, $longitude, $zenith, 25.5)), " ";
        }
    }
    echo serialize(@date_sunset(86400, 1, 50.0, $longitude, 90.83, NAN)), "\n";
}
foreach ([PHP_INT_MAX, PHP_INT_MIN] as $time) {
    echo json_encode(date_sun_info($time, 50.0, 14.0)), "\n";
}
--EXPECT--
date_sun_info(): Argument #2 ($latitude) must be finite
bool(false)
date_sun_info(): Argument #3 ($longitude) must be finite
bool(false)
date_sun_info(): Argument #2 ($latitude) must be finite
bool(false)
{"sunrise":-9223372036854775808,"sunset":-9223372036854775808,"transit":-9223372036854775808,"civil_twilight_begin":-9223372036854775808,"civil_twilight_end":-9223372036854775808,"nautical_twilight_begin":-9223372036854775808,"nautical_twilight_end":-9223372036854775808,"astronomical_twilight_begin":-9223372036854775808,"astronomical_twilight_end":-9223372036854775808}
i:-9223372036854775808; s:23:"-2147483648:-2147483648"; d:NAN; i:-9223372036854775808; s:23:"-2147483648:-2147483648"; d:NAN; i:-9223372036854775808; s:23:"-2147483648:-2147483648"; d:NAN; i:-9223372036854775808; s:23:"-2147483648:-2147483648"; d:NAN; s:23:"-2147483648:-2147483648";
{"sunrise":134195,"sunset":163724,"transit":148959,"civil_twilight_begin":132022,"civil_twilight_end":165896,"nautical_twilight_begin":129537,"nautical_twilight_end":168381,"astronomical_twilight_begin":127176,"astronomical_twilight_end":170743}
i:-9223372036854775808; s:23:"-2147483648:-2147483648"; d:NAN; i:-9223372036854775808; s:23:"-2147483648:-2147483648"; d:NAN; i:127243; s:5:"12:50"; d:12.845472199342154; i:134196; s:5:"14:46"; d:14.77685305248324; s:23:"-2147483648:-2147483648";
{"sunrise":-9223372036854775808,"sunset":-9223372036854775808,"transit":-9223372036854775808,"civil_twilight_begin":-9223372036854775808,"civil_twilight_end":-9223372036854775808,"nautical_twilight_begin":-9223372036854775808,"nautical_twilight_end":-9223372036854775808,"astronomical_twilight_begin":-9223372036854775808,"astronomical_twilight_end":-9223372036854775808}
{"sunrise":-9223372036854775808,"sunset":-9223372036854775808,"transit":-9223372036854775808,"civil_twilight_begin":-9223372036854775808,"civil_twilight_end":-9223372036854775808,"nautical_twilight_begin":-9223372036854775808,"nautical_twilight_end":-9223372036854775808,"astronomical_twilight_begin":-9223372036854775808,"astronomical_twilight_end":-9223372036854775808}
