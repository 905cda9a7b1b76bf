--TEST--
The functions that do what the methods of dates do
--FILE--
<?php
date_default_timezone_set("Europe/Prague");
$date = date_create("2020-02-28 12:00");
$fixed = date_create_immutable("2020-02-28 12:00", timezone_open("EST"));
$day = new DateInterval("P1D");
foreach ([
    date_add($date, $day), date_sub($date, $day), date_modify($date, "+1 month"), date_date_set($date, 2021, 1, 40),
    date_time_set($date, 25, 1), date_isodate_set($date, 2021, 53), date_timestamp_set($date, 86400),
    date_timezone_set($date, timezone_open("Asia/Tokyo")), date_create_from_format("!Y", "1999"),
    date_create_immutable_from_format("!Y", "1999"),
] as $result) {
    echo get_class($result), " ", date_format($result, "c e"), "\n";
}
var_dump(date_offset_get($fixed), date_timestamp_get($fixed), timezone_name_get(date_timezone_get($fixed)));
echo date_interval_format(date_diff($date, $fixed), "%R %a"), "\n";
echo date_interval_format(date_interval_create_from_date_string("3 days"), "%d"), "\n";
var_dump(date_get_last_errors(), date_create("foo"), date_create_immutable("foo"), date_get_last_errors()["errors"]);
$zone = timezone_open("Europe/Prague");
var_dump(timezone_offset_get($zone, $fixed), count(timezone_transitions_get($zone, 0, 100000000)));
var_dump(timezone_location_get($zone)["country_code"], timezone_identifiers_list(DateTimeZone::UTC));
var_dump(is_string(timezone_version_get()), date_parse_from_format("Y-m", "2020-05")["month"]);
var_dump(gmmktime(1, 2, 3, 4, 5, 2000) - mktime(1, 2, 3, 4, 5, 2000), abs(time() - strtotime("now")) < 2);
--EXPECT--
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1970-01-02T09:00:00+09:00 Asia/Tokyo
DateTime 1999-01-01T00:00:00+01:00 Europe/Prague
DateTimeImmutable 1999-01-01T00:00:00+01:00 Europe/Prague
int(-18000)
int(1582909200)
string(3) "EST"
+ 18319
3
bool(false)
bool(false)
bool(false)
array(1) {
  [0]=>
  string(47) "The timezone could not be found in the database"
}
int(3600)
int(1)
string(2) "CZ"
array(1) {
  [0]=>
  string(3) "UTC"
}
bool(true)
int(5)
int(7200)
bool(true)
