--TEST--
date_parse() of every kind of format
--FILE--
<?php
foreach (["2006-12-12 10:00:00.5", "10/Oct/2000:13:55:36 -0700", "2008-06-31T12:00:00.25+02:00", "2008W27-3", "2008.197",
    "20080701T22:35:17", "May-09-78", "78-Dec-22", "4 July", "XII 1999", "30.6.08", "1 Jan 70", "2008:08:07 18:11:31",
    "18.19:05", "t0222", "May 18th 5:05pm", "dec 3 11:20:30 CEST", "@-3.25", "11 Oct", "(EST)", "-0033-03-15", "+012345-06-07"] as $text) {
    echo $text, " ", json_encode(date_parse($text)), "\n";
}
--EXPECT--
2006-12-12 10:00:00.5 {"year":2006,"month":12,"day":12,"hour":10,"minute":0,"second":0,"fraction":0.5,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
10/Oct/2000:13:55:36 -0700 {"year":2000,"month":10,"day":10,"hour":13,"minute":55,"second":36,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":true,"zone_type":1,"zone":-25200,"is_dst":false}
2008-06-31T12:00:00.25+02:00 {"year":2008,"month":6,"day":31,"hour":12,"minute":0,"second":0,"fraction":0.25,"warning_count":1,"warnings":{"29":"The parsed date was invalid"},"error_count":0,"errors":[],"is_localtime":true,"zone_type":1,"zone":7200,"is_dst":false}
2008W27-3 {"year":2008,"month":1,"day":1,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false,"relative":{"year":0,"month":0,"day":183,"hour":0,"minute":0,"second":0}}
2008.197 {"year":2008,"month":1,"day":197,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":1,"warnings":{"9":"The parsed date was invalid"},"error_count":0,"errors":[],"is_localtime":false}
20080701T22:35:17 {"year":2008,"month":7,"day":1,"hour":22,"minute":35,"second":17,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
May-09-78 {"year":1978,"month":5,"day":9,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
78-Dec-22 {"year":1978,"month":12,"day":22,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
4 July {"year":false,"month":7,"day":4,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
XII 1999 {"year":1999,"month":12,"day":1,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
30.6.08 {"year":2008,"month":6,"day":30,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
1 Jan 70 {"year":1970,"month":1,"day":1,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
2008:08:07 18:11:31 {"year":2008,"month":8,"day":7,"hour":18,"minute":11,"second":31,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
18.19:05 {"year":false,"month":false,"day":false,"hour":18,"minute":19,"second":5,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
t0222 {"year":false,"month":false,"day":false,"hour":2,"minute":22,"second":0,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
May 18th 5:05pm {"year":false,"month":5,"day":18,"hour":17,"minute":5,"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
dec 3 11:20:30 CEST {"year":false,"month":12,"day":3,"hour":11,"minute":20,"second":30,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":true,"zone_type":2,"zone":3600,"is_dst":true,"tz_abbr":"CEST"}
@-3.25 {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":true,"zone_type":1,"zone":0,"is_dst":false,"relative":{"year":0,"month":0,"day":0,"hour":0,"minute":0,"second":-3}}
11 Oct {"year":false,"month":10,"day":11,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
(EST) {"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":true,"zone_type":2,"zone":-18000,"is_dst":false,"tz_abbr":"EST"}
-0033-03-15 {"year":-33,"month":3,"day":15,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
+012345-06-07 {"year":12345,"month":6,"day":7,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
