--TEST--
names of locales that ICU cannot read, or whose language it does not know
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$names = [
    '/aaa/bbbb/ccccccccc/dddd', 'aaa/bbbb', '@', 'x', 'C', 'de', 'de@', '_DE', "de\0zz", '__ccccccccc_dddd',
    str_repeat('a', 80), str_repeat('a', 157), 'de@calendar=buddhist;', '@x=',
];
foreach ($names as $name) {
    $formatter = datefmt_create($name, 3, 3, 'UTC');
    try {
        echo $formatter?->format(0) ?? intl_get_error_message(), "\n";
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}

foreach ([str_repeat('a', 80), '/a/b'] as $name) {
    ini_set('intl.default_locale', $name);
    $formatter = datefmt_create(null);
    try {
        echo $formatter->format(0), "\n";
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}

foreach (['de@', 'de@calendar=buddhist;', '@x', 'th'] as $name) {
    $calendar = intlgregcal_create_instance('UTC', $name);
    echo $calendar->getType(), ' ', $calendar->getTimeZone()->getID(), "\n";
    echo IntlDateFormatter::formatObject($calendar, 'yyyy', $name) === date('Y') ? "this year\n" : "another\n";
}
var_dump(locale_filter_matches('de@calendar=buddhist', 'de', true), locale_filter_matches('de@calendar=buddhist', 'de'));
locale_set_default("fr\0x");
var_dump(locale_get_default());
--EXPECT--
Found unconstructed IntlDateFormatter
Found unconstructed IntlDateFormatter
Found unconstructed IntlDateFormatter
Found unconstructed IntlDateFormatter
1/1/70, 00:00
01.01.70, 00:00
1/1/70, 12:00 AM
Found unconstructed IntlDateFormatter
01.01.70, 00:00
Found unconstructed IntlDateFormatter
Found unconstructed IntlDateFormatter
Locale string too long, should be no longer than 156 characters: U_ILLEGAL_ARGUMENT_ERROR
01.01.70 n. Chr., 00:00
Found unconstructed IntlDateFormatter
Found unconstructed IntlDateFormatter
Thursday, January 1, 1970 at 00:00:00 Coordinated Universal Time
gregorian UTC
this year
gregorian UTC
this year
gregorian UTC
this year
gregorian UTC
this year
bool(true)
bool(false)
string(2) "fr"
