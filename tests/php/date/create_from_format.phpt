--TEST--
createFromFormat() with every specifier
--FILE--
<?php
date_default_timezone_set("Europe/Prague");
foreach ([["!d/m/Y", "15/08/2022"], ["Y-m-d H:i:s.u", "2022-08-15 01:02:03.5"], ["D, d M y|", "Mon, 15 Aug 22"], ["l jS F Y|", "Monday 15th August 2022"],
    ["z Y|", "45 2022"], ["Y z|", "2022 45"], ["U.v", "1234567890.25"], ["!g:i a", "5:30 pm"], ["!h:i A", "12:01 A.M."], ["!H\\h", "7h"],
    ["Y-m-d e|", "2022-08-15 Asia/Tokyo"], ["!Y-m-d\\TH:i:sP", "2022-08-15T01:02:03+05:30"], ["!d#m?Y", "1.2x2003"], ["!*Y", "abc2003"],
    ["!Y+", "2003 trailing"], ["X-m-d|", "-00044-03-15"], ["!x", "+12345"], ["!d", "40"], ["!m", "13"], ["!Y-m-d", "2022-02-30"],
    ["!G:i", "25:99"], ["Y", "99"], ["!y", "69"], ["!y", "70"], ["!T", "EDT"], ["H\\", "5x"], ["!d.m.", "1.1."], ["!d.m.Y", "1.1."], ["i", "5"], ["h", "13"]] as [$format, $text]) {
    $date = DateTime::createFromFormat($format, $text);
    echo "$format $text ", $date ? ($format[0] == "!" || str_ends_with($format, "|") ? $date->format("c u T") : "ok") : "false", " ",
        json_encode(DateTime::getLastErrors()), "\n";
}
try {
    date_create_from_format("Y", "20\0");
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
!d/m/Y 15/08/2022 2022-08-15T00:00:00+02:00 000000 CEST false
Y-m-d H:i:s.u 2022-08-15 01:02:03.5 ok false
D, d M y| Mon, 15 Aug 22 2022-08-15T00:00:00+02:00 000000 CEST false
l jS F Y| Monday 15th August 2022 2022-08-15T00:00:00+02:00 000000 CEST false
z Y| 45 2022 false {"warning_count":0,"warnings":[],"error_count":1,"errors":["A 'day of year' can only come after a year has been found"]}
Y z| 2022 45 2022-02-15T00:00:00+01:00 000000 CET false
U.v 1234567890.25 ok false
!g:i a 5:30 pm 1970-01-01T17:30:00+01:00 000000 CET false
!h:i A 12:01 A.M. 1970-01-01T00:01:00+01:00 000000 CET false
!H\h 7h 1970-01-01T07:00:00+01:00 000000 CET false
Y-m-d e| 2022-08-15 Asia/Tokyo 2022-08-15T00:00:00+09:00 000000 JST false
!Y-m-d\TH:i:sP 2022-08-15T01:02:03+05:30 2022-08-15T01:02:03+05:30 000000 GMT+0530 false
!d#m?Y 1.2x2003 2003-02-01T00:00:00+01:00 000000 CET false
!*Y abc2003 2003-01-01T00:00:00+01:00 000000 CET false
!Y+ 2003 trailing 2003-01-01T00:00:00+01:00 000000 CET {"warning_count":1,"warnings":{"4":"Trailing data"},"error_count":0,"errors":[]}
X-m-d| -00044-03-15 -044-03-15T00:00:00+00:57 000000 LMT false
!x +12345 12345-01-01T00:00:00+01:00 000000 CET false
!d 40 1970-02-09T00:00:00+01:00 000000 CET {"warning_count":1,"warnings":{"2":"The parsed date was invalid"},"error_count":0,"errors":[]}
!m 13 1971-01-01T00:00:00+01:00 000000 CET {"warning_count":1,"warnings":{"2":"The parsed date was invalid"},"error_count":0,"errors":[]}
!Y-m-d 2022-02-30 2022-03-02T00:00:00+01:00 000000 CET {"warning_count":1,"warnings":{"10":"The parsed date was invalid"},"error_count":0,"errors":[]}
!G:i 25:99 1970-01-02T02:39:00+01:00 000000 CET {"warning_count":1,"warnings":{"5":"The parsed time was invalid"},"error_count":0,"errors":[]}
Y 99 ok false
!y 69 2069-01-01T00:00:00+01:00 000000 CET false
!y 70 1970-01-01T00:00:00+01:00 000000 CET false
!T EDT 1970-01-01T00:00:00-04:00 000000 EDT false
H\ 5x false {"warning_count":0,"warnings":[],"error_count":2,"errors":{"1":"Trailing data"}}
!d.m. 1.1. 1970-01-01T00:00:00+01:00 000000 CET false
!d.m.Y 1.1. false {"warning_count":0,"warnings":[],"error_count":1,"errors":{"4":"Not enough data available to satisfy format"}}
i 5 false {"warning_count":0,"warnings":[],"error_count":1,"errors":["A two digit minute could not be found"]}
h 13 false {"warning_count":0,"warnings":[],"error_count":1,"errors":["Hour cannot be higher than 12"]}
date_create_from_format(): Argument #2 ($datetime) must not contain any null bytes
