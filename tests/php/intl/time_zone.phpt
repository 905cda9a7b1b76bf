--TEST--
IntlTimeZone: identifiers, offsets, names, enumerations
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
foreach (['Europe/Amsterdam', 'GMT+05:30', 'Asia/Kolkata', 'foo', 'EST'] as $name) {
    $zone = intltz_create_time_zone($name);
    echo intltz_get_id($zone), ' ', intltz_get_raw_offset($zone), ' ', intltz_get_dst_savings($zone), ' ', json_encode([intltz_use_daylight_time($zone), intltz_count_equivalent_ids($name), intltz_get_equivalent_id($name, 1), intltz_get_canonical_id($name, $known), $known, intltz_get_region($name), intltz_get_windows_id($name)]), "\n";
    foreach ([1, 2, 4, 5, 6, 8] as $style) {
        echo intltz_get_display_name($zone, true, $style, 'de'), '|', $zone->getDisplayName(false, $style, 'en_US'), "\n";
    }
    var_dump(intltz_get_offset($zone, 1.3e12, true, $raw, $summer), $raw, $summer, $zone == intltz_create_time_zone($name), $zone == intltz_get_gmt(), intltz_has_same_rules($zone, intltz_create_time_zone('Europe/Berlin')));
}
var_dump(intltz_get_id_for_windows_id('Tokyo Standard Time'), intltz_get_id_for_windows_id('nope'), intl_get_error_message(), intltz_get_unknown()->getID(), get_class(intltz_create_default()), is_string(intltz_get_tz_data_version()), intltz_get_display_name($zone, false, 77), intltz_get_error_code($zone), intltz_get_error_message($zone));
var_dump(intltz_from_date_time_zone(new DateTimeZone('+02:30'))->getID(), intltz_from_date_time_zone(new DateTimeZone('Europe/Rome'))->getID(), intltz_to_date_time_zone(IntlTimeZone::createTimeZone('GMT-3'))->getName(), IntlTimeZone::createTimeZone('Europe/Paris')->toDateTimeZone()->getName());
echo implode(',', iterator_to_array(intltz_create_enumeration('DE'))), ' ', implode(',', iterator_to_array(intltz_create_time_zone_id_enumeration(IntlTimeZone::TYPE_CANONICAL_LOCATION, 'CH'))), "\n";
$names = IntlTimeZone::createEnumeration('LI');
var_dump($names->valid(), $names->rewind(), $names->current(), $names->key(), $names->next(), $names->valid());
var_dump(print_r(IntlTimeZone::createTimeZone('GMT+1'), true));
try {
    IntlTimeZone::createTimeZone('Etc/Unknown')->toDateTimeZone();
} catch (Exception $exception) {
    echo $exception->getMessage(), ' ', intl_get_error_message(), "\n";
}
--EXPECT--
Europe/Amsterdam 3600000 3600000 [true,3,"Europe\/Brussels","Europe\/Amsterdam",true,"NL","W. Europe Standard Time"]
MESZ|GMT+1
Mitteleuropäische Sommerzeit|Central European Standard Time
Mitteleuropäische Zeit|Central European Time
+0200|+0100
GMT+02:00|GMT+01:00
Niederlande (Ortszeit)|Netherlands Time
bool(true)
int(3600000)
int(0)
bool(true)
bool(false)
bool(false)
GMT+05:30 19800000 3600000 [false,0,"","GMT+05:30",false,false,false]
GMT+5:30|GMT+5:30
GMT+05:30|GMT+05:30
GMT+06:30|GMT+05:30
+0530|+0530
GMT+05:30|GMT+05:30
GMT+06:30|GMT+05:30
bool(true)
int(19800000)
int(0)
bool(true)
bool(false)
bool(false)
Asia/Kolkata 19800000 0 [false,3,"Asia\/Kolkata","Asia\/Calcutta",true,"IN","India Standard Time"]
GMT+5:30|GMT+5:30
GMT+05:30|India Standard Time
Indische Normalzeit|India Standard Time
+0530|+0530
GMT+05:30|GMT+05:30
Indien (Ortszeit)|India Time
bool(true)
int(19800000)
int(0)
bool(true)
bool(false)
bool(false)
Etc/Unknown 0 3600000 [false,0,"",false,true,false,false]
GMT|GMT
GMT|GMT
GMT+01:00|GMT
+0000|+0000
GMT|GMT
GMT+01:00|GMT
bool(true)
int(0)
int(0)
bool(true)
bool(false)
bool(false)
EST -18000000 0 [false,0,"","Etc\/GMT+5",true,"001","SA Pacific Standard Time"]
GMT-5|GMT-5
GMT-05:00|GMT-05:00
GMT-05:00|GMT-05:00
-0500|-0500
GMT-05:00|GMT-05:00
GMT-05:00|GMT-05:00
bool(true)
int(-18000000)
int(0)
bool(true)
bool(false)
bool(false)
string(10) "Asia/Tokyo"
bool(false)
string(73) "intltz_get_windows_id: Unknown windows timezone: U_ILLEGAL_ARGUMENT_ERROR"
string(11) "Etc/Unknown"
string(12) "IntlTimeZone"
bool(true)
bool(false)
int(0)
string(12) "U_ZERO_ERROR"
string(9) "GMT+02:30"
string(11) "Europe/Rome"
string(6) "-03:00"
string(12) "Europe/Paris"
Europe/Berlin,Europe/Busingen Europe/Zurich
bool(false)
NULL
string(12) "Europe/Vaduz"
int(0)
NULL
bool(false)
string(121) "IntlTimeZone Object
(
    [valid] => 1
    [id] => GMT+01:00
    [rawOffset] => 3600000
    [currentOffset] => 3600000
)
"
DateTimeZone::__construct(): Unknown or bad timezone (Etc/Unknown) intltz_to_date_time_zone: DateTimeZone constructor threw exception: U_ILLEGAL_ARGUMENT_ERROR
