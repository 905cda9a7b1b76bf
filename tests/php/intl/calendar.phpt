--TEST--
IntlCalendar and IntlGregorianCalendar: fields, limits, comparing, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
date_default_timezone_set('Europe/Berlin');
$calendar = intlcal_create_instance('Europe/Berlin', 'de_DE');
var_dump(get_class($calendar), intlcal_set_time($calendar, 1.5e12), intlcal_get_time($calendar));
print_r($calendar);
$other = IntlCalendar::createInstance(null, 'th_TH@calendar=buddhist');
$other->setTime(1.5e12);
var_dump(intlcal_get_locale($other, 0), intlcal_equals($other, $calendar), intlcal_before($other, $calendar), intlcal_after($other, $calendar), intlcal_is_equivalent_to($other, $calendar), intlcal_get_type($other), intlcal_get($other, 1));
for ($field = 0; $field < IntlCalendar::FIELD_FIELD_COUNT; $field++) {
    echo json_encode([intlcal_get_actual_maximum($calendar, $field), intlcal_get_actual_minimum($calendar, $field), intlcal_get_least_maximum($calendar, $field), intlcal_get_greatest_minimum($calendar, $field), intlcal_get_maximum($calendar, $field), intlcal_get_minimum($calendar, $field), intlcal_is_set($calendar, $field)]), "\n";
}
var_dump(intlcal_add($calendar, 2, 14), intlcal_roll($calendar, 5, 3), intlcal_field_difference($calendar, 1.6e12, 1), intlcal_to_date_time($calendar)->format('c e'), intlcal_is_weekend($calendar), intlcal_is_weekend($calendar, 0.0), intlcal_get_day_of_week_type($calendar, 7), intlcal_in_daylight_time($calendar));
var_dump(intlcal_set_first_day_of_week($calendar, 3), intlcal_get_first_day_of_week($calendar), intlcal_set_minimal_days_in_first_week($calendar, 2), intlcal_get_minimal_days_in_first_week($calendar), intlcal_set_lenient($calendar, false), intlcal_is_lenient($calendar), intlcal_set_repeated_wall_time_option($calendar, 1), intlcal_get_repeated_wall_time_option($calendar), intlcal_set_skipped_wall_time_option($calendar, 2), intlcal_get_skipped_wall_time_option($calendar));
var_dump(intlcal_set_time_zone($calendar, 'foo'), intlcal_get_error_code($calendar), intlcal_get_error_message($calendar), intlcal_set_time_zone($calendar, 'Asia/Tokyo'), intlcal_get_time_zone($calendar)->getID(), intlcal_set($calendar, 2012, 1, 29, 10, 11, 12), $calendar->toDateTime()->format('c'), intlcal_clear($calendar, 1), intlcal_clear($calendar), $calendar->getTime());
var_dump(intlcal_get_weekend_transition(intlcal_create_instance(null, 'en_US'), 1), intl_get_error_message(), abs(intlcal_get_now() / 1000 - time()) < 5, in_array('de_DE', intlcal_get_available_locales()), implode(',', iterator_to_array(intlcal_get_keyword_values_for_locale('calendar', 'zh', true))), intlcal_from_date_time('2012-01-01 00:00:00 Europe/Rome')->getTimeZone()->getID());
$gregorian = intlgregcal_create_instance(2012, 1, 29, 10, 11, 12);
var_dump($gregorian->toDateTime()->format('c'), intlgregcal_is_leap_year($gregorian, 2000), intlgregcal_get_gregorian_change($gregorian), intlgregcal_set_gregorian_change($gregorian, 0.0), $gregorian->isLeapYear(1900));
$copy = clone $gregorian;
$copy->add(1, 1);
var_dump($copy->get(1), $gregorian->get(1));
$bare = (new ReflectionClass('IntlCalendar'))->newInstanceWithoutConstructor();
foreach ([fn() => $calendar->add(99, 1), fn() => intlcal_add($calendar, 99, 1), fn() => $calendar->set(1, 2, 3, 4), fn() => $calendar->before($bare), fn() => intlcal_before($calendar, $bare), fn() => $bare->getTime(), fn() => clone $bare, fn() => new IntlGregorianCalendar(1, 2, 3, 4), fn() => new IntlGregorianCalendar('nope'), fn() => new IntlGregorianCalendar(1, 2, 'x'), fn() => $calendar->roll(1, true)] as $act) {
    try {
        $act();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
string(21) "IntlGregorianCalendar"
bool(true)
float(1500000000000)
IntlGregorianCalendar Object
(
    [valid] => 1
    [type] => gregorian
    [timeZone] => Array
        (
            [valid] => 1
            [id] => Europe/Berlin
            [rawOffset] => 3600000
            [currentOffset] => 3600000
        )

    [locale] => de_DE
    [fields] => Array
        (
            [era] => 1
            [year] => 2017
            [month] => 6
            [week of year] => 28
            [week of month] => 2
            [day of year] => 195
            [day of month] => 14
            [day of week] => 6
            [day of week in month] => 2
            [AM/PM] => 0
            [hour] => 4
            [hour of day] => 4
            [minute] => 40
            [second] => 0
            [millisecond] => 0
            [zone offset] => 3600000
            [DST offset] => 3600000
            [year for week of year] => 2017
            [localized day of week] => 5
            [extended year] => 2017
            [julian day] => 2457949
            [milliseconds in day] => 16800000
            [is leap month] => 0
        )

)
string(2) "th"
bool(true)
bool(false)
bool(false)
bool(false)
string(8) "buddhist"
int(2560)
[1,0,1,0,1,0,true]
[140742,1,140742,1,144683,1,true]
[11,0,11,0,11,0,true]
[52,1,52,1,53,1,true]
[5,0,4,1,5,0,true]
[31,1,28,1,31,1,true]
[365,1,365,1,366,1,true]
[7,1,7,1,7,1,true]
[5,-1,4,-1,5,-1,true]
[1,0,1,0,1,0,true]
[11,0,11,0,11,0,true]
[23,0,23,0,23,0,true]
[59,0,59,0,59,0,true]
[59,0,59,0,59,0,true]
[999,0,999,0,999,0,true]
[108000000,-57600000,43200000,-57600000,108000000,-57600000,true]
[7200000,-3600000,7200000,-3600000,7200000,-3600000,true]
[144683,-140742,140742,-140742,144683,-140742,true]
[7,1,7,1,7,1,true]
[144683,-140742,140742,-140742,144683,-140742,true]
[2130706432,-2130706432,2130706432,-2130706432,2130706432,-2130706432,true]
[86399999,0,86399999,0,86399999,0,true]
[1,0,1,0,1,0,true]
bool(true)
bool(true)
int(1)
string(39) "2019-09-17T04:40:00+02:00 Europe/Berlin"
bool(false)
bool(false)
int(1)
bool(true)
bool(true)
int(3)
bool(true)
int(2)
bool(true)
bool(false)
bool(true)
int(1)
bool(true)
int(2)
bool(false)
int(1)
string(73) "intlcal_set_time_zone: No such time zone: 'foo': U_ILLEGAL_ARGUMENT_ERROR"
bool(true)
string(10) "Asia/Tokyo"
bool(true)
string(25) "2012-02-29T10:11:12+09:00"
bool(true)
bool(true)
float(-32400000)
int(86400000)
string(12) "U_ZERO_ERROR"
bool(true)
bool(true)
string(17) "gregorian,chinese"
string(11) "Europe/Rome"
string(25) "2012-02-29T10:11:12+01:00"
bool(true)
float(-12219292800000)
bool(true)
bool(true)
int(2013)
int(2012)
ValueError: IntlCalendar::add(): Argument #1 ($field) must be a valid field
ValueError: intlcal_add(): Argument #2 ($field) must be a valid field
ArgumentCountError: IntlCalendar::set() has no variant with exactly 4 parameters
Error: IntlCalendar::before(): Argument #2 is uninitialized
Error: intlcal_before(): Argument #2 ($other) is uninitialized
Error: Found unconstructed IntlCalendar
Exception: Cannot clone unconstructed IntlCalendar
ArgumentCountError: No variant with 4 arguments (excluding trailing NULLs)
IntlException: Constructor failed
TypeError: IntlGregorianCalendar::__construct(): Argument #3 ($day) must be of type int, string given

Deprecated: IntlCalendar::roll(): Passing bool is deprecated, use 1 or -1 instead in {PWD}/calendar.php on line 22
