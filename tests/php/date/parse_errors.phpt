--TEST--
Errors and warnings with their positions
--FILE--
<?php
foreach (["", " ", "foo", "2008-02-30 25:10", "10:00 11:00", "2008-01-01 2009-01-01", "EST PST GMT", "10:00:99", "2008-13-01",
    "a\0b", "\xff", "99999999999999999999 days", "@99999999999999999999", "Feb 29", "24:00"] as $text) {
    echo json_encode(date_parse($text), JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
--EXPECT--
{"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":["Empty string"],"is_localtime":false}
{"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
{"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":["The timezone could not be found in the database"],"is_localtime":true,"zone_type":0}
{"year":2008,"month":2,"day":30,"hour":5,"minute":10,"second":0,"fraction":0,"warning_count":1,"warnings":{"17":"The parsed date was invalid"},"error_count":1,"errors":{"11":"Unexpected character"},"is_localtime":false}
{"year":false,"month":false,"day":false,"hour":10,"minute":0,"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":1,"errors":{"6":"Double time specification"},"is_localtime":false}
{"year":2008,"month":1,"day":1,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":{"11":"Double date specification"},"is_localtime":false}
{"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":1,"warnings":{"4":"Double timezone specification"},"error_count":1,"errors":{"8":"Double timezone specification"},"is_localtime":true,"zone_type":2,"zone":-18000,"is_dst":false,"tz_abbr":"EST"}
{"year":false,"month":false,"day":false,"hour":10,"minute":0,"second":9,"fraction":0,"warning_count":0,"warnings":[],"error_count":1,"errors":{"7":"Unexpected character"},"is_localtime":false}
{"year":2008,"month":1,"day":1,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":{"6":"Unexpected character"},"is_localtime":true,"zone_type":1,"zone":-3600,"is_dst":false}
{"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":1,"warnings":{"2":"Double timezone specification"},"error_count":0,"errors":[],"is_localtime":true,"zone_type":2,"zone":3600,"is_dst":false,"tz_abbr":"A"}
{"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":["Unexpected character"],"is_localtime":false}
{"year":9999,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false,"relative":{"year":0,"month":0,"day":999999999999,"hour":0,"minute":0,"second":0}}
{"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":1,"errors":["Number out of range"],"is_localtime":true,"zone_type":1,"zone":0,"is_dst":false,"relative":{"year":0,"month":0,"day":0,"hour":0,"minute":0,"second":0}}
{"year":false,"month":2,"day":29,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":1,"warnings":{"7":"The parsed date was invalid"},"error_count":0,"errors":[],"is_localtime":false}
{"year":false,"month":false,"day":false,"hour":24,"minute":0,"second":0,"fraction":0,"warning_count":1,"warnings":{"6":"The parsed time was invalid"},"error_count":0,"errors":[],"is_localtime":false}
