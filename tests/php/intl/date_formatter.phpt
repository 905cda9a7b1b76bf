--TEST--
IntlDateFormatter: styles, patterns, calendars, zones, parsing, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
date_default_timezone_set('Europe/Berlin');
foreach (['de_DE', 'en_US', 'ja_JP@calendar=japanese', 'ar'] as $locale) {
    foreach ([[0, 0], [1, 2], [3, 3], [-1, 3], [2, -1], [-1, -1]] as [$date, $time]) {
        foreach ([null, IntlDateFormatter::TRADITIONAL] as $calendar) {
            $format = datefmt_create($locale, $date, $time, null, $calendar);
            echo datefmt_format($format, 1.3e9), '|', datefmt_get_pattern($format), '|', datefmt_get_timezone_id($format), '|', var_export(datefmt_get_calendar($format), true), '|', datefmt_get_locale($format, 1), '|', datefmt_get_calendar_object($format)->getType(), "\n";
        }
    }
}
$format = new IntlDateFormatter('en_US', 1, 2, 'America/New_York', null, 'yyyy-MM-dd HH:mm:ss zzzz');
var_dump(datefmt_get_datetype($format), datefmt_get_timetype($format), $format->format(0), datefmt_parse($format, '2012-02-29 12:13:14 GMT+02:00'), datefmt_localtime($format, '2012-02-29 12:13:14 Eastern Standard Time'));
var_dump($format->parse('x'), datefmt_get_error_code($format), datefmt_get_error_message($format), $format->format(['tm_year' => 112, 'tm_mon' => 1, 'tm_mday' => 29]), $format->format(['tm_year' => 'x']), $format->getErrorMessage(), $format->format('x'), $format->getErrorMessage(), $format->format(new stdClass), intl_get_error_message());
var_dump(datefmt_set_timezone($format, 'foo'), intl_get_error_message(), datefmt_set_timezone($format, 'Asia/Tokyo'), datefmt_get_timezone($format)->getID(), datefmt_set_calendar($format, 0), datefmt_set_pattern($format, 'y'), datefmt_set_lenient($format, false), datefmt_is_lenient($format));
$position = 0;
$format->setPattern('yyyy-MM-dd');
var_dump($format->parse('2012-02-29xx', $position), $position, $format->parse('2012-02-30'), $format->getErrorMessage());
foreach ([null, [0, 3], [1], 5, '', 'yyyy MMM', [0, 77], -1] as $wanted) {
    var_dump(datefmt_format_object(new DateTimeImmutable('2012-01-01 UTC'), $wanted, 'de'), intl_get_error_message());
}
var_dump(IntlDateFormatter::formatObject(IntlCalendar::fromDateTime('2012-01-01 12:00 America/Lima'), 0), datefmt_create('en', 1, 1, 'bad'), intl_get_error_message());
foreach ([fn() => new IntlDateFormatter('en', 9, 1), fn() => new IntlDateFormatter('en', 1, 1, 'bad'), fn() => new IntlDateFormatter('en', 1, 1, null, new stdClass), fn() => $format->__construct('en')] as $act) {
    try {
        $act();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), ' ', $thrown->getCode(), "\n";
    }
}
$generator = new IntlDatePatternGenerator('de');
var_dump($generator->getBestPattern('yMMMMd jm'), IntlDatePatternGenerator::create()->getBestPattern("jj\xff"), intl_get_error_message(), (clone $generator)->getBestPattern('yMd'));
--EXPECT--
Sonntag, 13. März 2011 um 08:06:40 Mitteleuropäische Normalzeit|EEEE, d. MMMM y 'um' HH:mm:ss zzzz|Europe/Berlin|1|de_DE|gregorian
Sonntag, 13. März 2011 um 08:06:40 Mitteleuropäische Normalzeit|EEEE, d. MMMM y 'um' HH:mm:ss zzzz|Europe/Berlin|0|de_DE|gregorian
13. März 2011 um 08:06:40|d. MMMM y 'um' HH:mm:ss|Europe/Berlin|1|de_DE|gregorian
13. März 2011 um 08:06:40|d. MMMM y 'um' HH:mm:ss|Europe/Berlin|0|de_DE|gregorian
13.03.11, 08:06|dd.MM.yy, HH:mm|Europe/Berlin|1|de_DE|gregorian
13.03.11, 08:06|dd.MM.yy, HH:mm|Europe/Berlin|0|de_DE|gregorian
08:06|HH:mm|Europe/Berlin|1|de_DE|gregorian
08:06|HH:mm|Europe/Berlin|0|de_DE|gregorian
13.03.2011|dd.MM.y|Europe/Berlin|1|de_DE|gregorian
13.03.2011|dd.MM.y|Europe/Berlin|0|de_DE|gregorian
20110313 08:06 AM|yMMdd hh:mm a|Europe/Berlin|1||gregorian
20110313 08:06 AM|yMMdd hh:mm a|Europe/Berlin|0||gregorian
Sunday, March 13, 2011 at 8:06:40 AM Central European Standard Time|EEEE, MMMM d, y 'at' h:mm:ss a zzzz|Europe/Berlin|1|en_US|gregorian
Sunday, March 13, 2011 at 8:06:40 AM Central European Standard Time|EEEE, MMMM d, y 'at' h:mm:ss a zzzz|Europe/Berlin|0|en_US|gregorian
March 13, 2011 at 8:06:40 AM|MMMM d, y 'at' h:mm:ss a|Europe/Berlin|1|en_US|gregorian
March 13, 2011 at 8:06:40 AM|MMMM d, y 'at' h:mm:ss a|Europe/Berlin|0|en_US|gregorian
3/13/11, 8:06 AM|M/d/yy, h:mm a|Europe/Berlin|1|en_US|gregorian
3/13/11, 8:06 AM|M/d/yy, h:mm a|Europe/Berlin|0|en_US|gregorian
8:06 AM|h:mm a|Europe/Berlin|1|en_US|gregorian
8:06 AM|h:mm a|Europe/Berlin|0|en_US|gregorian
Mar 13, 2011|MMM d, y|Europe/Berlin|1|en_US|gregorian
Mar 13, 2011|MMM d, y|Europe/Berlin|0|en_US|gregorian
20110313 08:06 AM|yMMdd hh:mm a|Europe/Berlin|1||gregorian
20110313 08:06 AM|yMMdd hh:mm a|Europe/Berlin|0||gregorian
西暦2011年3月13日日曜日 8時06分40秒 中央ヨーロッパ標準時|Gy年M月d日EEEE H時mm分ss秒 zzzz|Europe/Berlin|1|ja_JP|gregorian
平成23年3月13日日曜日 8時06分40秒 中央ヨーロッパ標準時|Gy年M月d日EEEE H時mm分ss秒 zzzz|Europe/Berlin|0|ja_JP|japanese
西暦2011年3月13日 8:06:40|Gy年M月d日 H:mm:ss|Europe/Berlin|1|ja_JP|gregorian
平成23年3月13日 8:06:40|Gy年M月d日 H:mm:ss|Europe/Berlin|0|ja_JP|japanese
AD2011/3/13 8:06|GGGGGy/M/d H:mm|Europe/Berlin|1|ja_JP|gregorian
H23/3/13 8:06|GGGGGy/M/d H:mm|Europe/Berlin|0|ja_JP|japanese
8:06|H:mm|Europe/Berlin|1|ja_JP|gregorian
8:06|H:mm|Europe/Berlin|0|ja_JP|japanese
西暦2011年3月13日|Gy年M月d日|Europe/Berlin|1|ja_JP|gregorian
平成23年3月13日|Gy年M月d日|Europe/Berlin|0|ja_JP|japanese
20110313 08:06 午前|yMMdd hh:mm a|Europe/Berlin|1||gregorian
230313 08:06 午前|yMMdd hh:mm a|Europe/Berlin|0||japanese
الأحد، ١٣ مارس ٢٠١١ في ٨:٠٦:٤٠ ص توقيت وسط أوروبا الرسمي|EEEE، d MMMM y في h:mm:ss a zzzz|Europe/Berlin|1|ar|gregorian
الأحد، ١٣ مارس ٢٠١١ في ٨:٠٦:٤٠ ص توقيت وسط أوروبا الرسمي|EEEE، d MMMM y في h:mm:ss a zzzz|Europe/Berlin|0|ar|gregorian
١٣ مارس ٢٠١١ في ٨:٠٦:٤٠ ص|d MMMM y في h:mm:ss a|Europe/Berlin|1|ar|gregorian
١٣ مارس ٢٠١١ في ٨:٠٦:٤٠ ص|d MMMM y في h:mm:ss a|Europe/Berlin|0|ar|gregorian
١٣‏/٣‏/٢٠١١، ٨:٠٦ ص|d‏/M‏/y، h:mm a|Europe/Berlin|1|ar|gregorian
١٣‏/٣‏/٢٠١١، ٨:٠٦ ص|d‏/M‏/y، h:mm a|Europe/Berlin|0|ar|gregorian
٨:٠٦ ص|h:mm a|Europe/Berlin|1|ar|gregorian
٨:٠٦ ص|h:mm a|Europe/Berlin|0|ar|gregorian
١٣‏/٠٣‏/٢٠١١|dd‏/MM‏/y|Europe/Berlin|1|ar|gregorian
١٣‏/٠٣‏/٢٠١١|dd‏/MM‏/y|Europe/Berlin|0|ar|gregorian
٢٠١١٠٣١٣ ٠٨:٠٦ ص|yMMdd hh:mm a|Europe/Berlin|1||gregorian
٢٠١١٠٣١٣ ٠٨:٠٦ ص|yMMdd hh:mm a|Europe/Berlin|0||gregorian
int(1)
int(2)
string(41) "1969-12-31 19:00:00 Eastern Standard Time"
int(1330510394)
array(9) {
  ["tm_sec"]=>
  int(14)
  ["tm_min"]=>
  int(13)
  ["tm_hour"]=>
  int(12)
  ["tm_year"]=>
  int(112)
  ["tm_mday"]=>
  int(29)
  ["tm_wday"]=>
  int(3)
  ["tm_yday"]=>
  int(60)
  ["tm_mon"]=>
  int(1)
  ["tm_isdst"]=>
  int(0)
}
bool(false)
int(9)
string(34) "Date parsing failed: U_PARSE_ERROR"
string(41) "2012-02-29 00:00:00 Eastern Standard Time"
bool(false)
string(64) "datefmt_format: date formatting failed: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(118) "datefmt_format: string 'x' is not numeric, which would be required for it to be a valid date: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(127) "datefmt_format: invalid object type for date/time (only IntlCalendar and DateTimeInterface permitted): U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(72) "datefmt_set_timezone: No such time zone: 'foo': U_ILLEGAL_ARGUMENT_ERROR"
NULL
string(10) "Asia/Tokyo"
bool(true)
bool(true)
NULL
bool(false)
int(1330441200)
int(10)
bool(false)
string(34) "Date parsing failed: U_PARSE_ERROR"
string(20) "01.01.2012, 00:00:00"
string(12) "U_ZERO_ERROR"
string(32) "Sonntag, 1. Januar 2012 um 00:00"
string(12) "U_ZERO_ERROR"
bool(false)
string(96) "datefmt_format_object: bad format; if array, it must have two elements: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(85) "datefmt_format_object: the date/time format type is invalid: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(68) "datefmt_format_object: the format is empty: U_ILLEGAL_ARGUMENT_ERROR"
string(9) "2012 Jan."
string(68) "datefmt_format_object: the format is empty: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(119) "datefmt_format_object: bad format; the time format (second element of the array) is not valid: U_ILLEGAL_ARGUMENT_ERROR"
string(17) "20120101 12:00 AM"
string(119) "datefmt_format_object: bad format; the time format (second element of the array) is not valid: U_ILLEGAL_ARGUMENT_ERROR"
string(59) "Sunday, January 1, 2012 at 12:00:00 PM Peru Standard Time"
NULL
string(66) "datefmt_create: No such time zone: 'bad': U_ILLEGAL_ARGUMENT_ERROR"
IntlException: datefmt_create: invalid date format style: U_ILLEGAL_ARGUMENT_ERROR 1
IntlException: datefmt_create: No such time zone: 'bad': U_ILLEGAL_ARGUMENT_ERROR 1
TypeError: IntlDateFormatter::__construct(): Argument #5 ($calendar) must be of type IntlCalendar|int|null, stdClass given 0
IntlException: datefmt_create: cannot call constructor twice: U_ILLEGAL_ARGUMENT_ERROR 1
string(20) "d. MMMM y 'um' HH:mm"
bool(false)
string(58) "Skeleton is not a valid UTF-8 string: U_INVALID_CHAR_FOUND"
string(5) "d.M.y"
