--TEST--
DateTimeZone: kinds, names, errors
--FILE--
<?php
foreach (["UTC", "utc", "Europe/Prague", "europe/prague", "EST", "cest", "Z", "+5", "-0330", "+12:34:56", "GMT+5", "(EST)", "+99:99", "", "foo/bar", "UTC x"] as $name) {
    try {
        $zone = new DateTimeZone($name);
        echo "$name ", $zone->getName(), " ", json_encode($zone), "\n";
    } catch (Exception $exception) {
        echo $exception->getMessage(), "\n";
    }
}
var_dump(timezone_open("foo"));
var_dump(new DateTimeZone("UTC") == new DateTimeZone("Europe/Prague"), new DateTimeZone("+01:00") == new DateTimeZone("+0100"));
var_dump(new DateTimeZone("UTC") == new DateTimeZone("+00:00"));
var_dump(timezone_name_from_abbr("CET"), timezone_name_from_abbr("", 3600, 0), timezone_name_from_abbr("", -220, 0), timezone_name_from_abbr("foo", -18000, 1));
var_dump(date_default_timezone_set("nope"), ini_set("date.timezone", "nope"));
--EXPECT--
UTC UTC {"timezone_type":3,"timezone":"UTC"}
utc UTC {"timezone_type":2,"timezone":"UTC"}
Europe/Prague Europe/Prague {"timezone_type":3,"timezone":"Europe\/Prague"}
europe/prague europe/prague {"timezone_type":3,"timezone":"europe\/prague"}
EST EST {"timezone_type":2,"timezone":"EST"}
cest CEST {"timezone_type":2,"timezone":"CEST"}
Z Z {"timezone_type":2,"timezone":"Z"}
+5 +05:00 {"timezone_type":1,"timezone":"+05:00"}
-0330 -03:30 {"timezone_type":1,"timezone":"-03:30"}
+12:34:56 +12:34:56 {"timezone_type":1,"timezone":"+12:34:56"}
GMT+5 +05:00 {"timezone_type":1,"timezone":"+05:00"}
(EST) EST {"timezone_type":2,"timezone":"EST"}
DateTimeZone::__construct(): Timezone offset is out of range (+99:99)
DateTimeZone::__construct(): Unknown or bad timezone ()
DateTimeZone::__construct(): Unknown or bad timezone (foo/bar)
DateTimeZone::__construct(): Unknown or bad timezone (UTC x)

Warning: timezone_open(): Unknown or bad timezone (foo) in {PWD}/zones.php on line 10
bool(false)
bool(false)
bool(true)

Warning: main(): Trying to compare different kinds of DateTimeZone objects in {PWD}/zones.php on line 12
bool(false)
string(13) "Europe/Berlin"
string(12) "Europe/Paris"
bool(false)
string(15) "America/Chicago"

Notice: date_default_timezone_set(): Timezone ID 'nope' is invalid in {PWD}/zones.php on line 14

Warning: ini_set(): Invalid date.timezone value 'nope', using 'UTC' instead in {PWD}/zones.php on line 14
bool(false)
bool(false)
