--TEST--
The longest format wins, the first of several as long
--FILE--
<?php
foreach (["11.12.13", "2004", "1960", "20041012", "2004-10", "10:11", "10.11.12 13", "sat", "saturn", "march", "marc", "noon", "second",
    "t2345", "1530 1999", "20040101T12345"] as $text) {
    echo $text, " ", json_encode(date_parse($text)), "\n";
}
--EXPECT--
11.12.13 {"year":false,"month":false,"day":false,"hour":11,"minute":12,"second":13,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
2004 {"year":false,"month":false,"day":false,"hour":20,"minute":4,"second":0,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
1960 {"year":1960,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
20041012 {"year":2004,"month":10,"day":12,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
2004-10 {"year":2004,"month":10,"day":1,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
10:11 {"year":false,"month":false,"day":false,"hour":10,"minute":11,"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
10.11.12 13 {"year":false,"month":false,"day":false,"hour":10,"minute":11,"second":12,"fraction":0,"warning_count":0,"warnings":[],"error_count":2,"errors":{"9":"Unexpected character","10":"Unexpected character"},"is_localtime":false}
sat {"year":false,"month":false,"day":false,"hour":0,"minute":0,"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false,"relative":{"year":0,"month":0,"day":0,"hour":0,"minute":0,"second":0,"weekday":6}}
saturn {"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":["The timezone could not be found in the database"],"is_localtime":true,"zone_type":0}
march {"year":false,"month":3,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":1,"warnings":{"6":"The parsed date was invalid"},"error_count":0,"errors":[],"is_localtime":false}
marc {"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":["The timezone could not be found in the database"],"is_localtime":true,"zone_type":0}
noon {"year":false,"month":false,"day":false,"hour":12,"minute":0,"second":0,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
second {"year":false,"month":false,"day":false,"hour":false,"minute":false,"second":false,"fraction":false,"warning_count":0,"warnings":[],"error_count":1,"errors":["The timezone could not be found in the database"],"is_localtime":true,"zone_type":0}
t2345 {"year":false,"month":false,"day":false,"hour":23,"minute":45,"second":0,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
1530 1999 {"year":1999,"month":false,"day":false,"hour":15,"minute":30,"second":0,"fraction":false,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
20040101T12345 {"year":2004,"month":1,"day":1,"hour":12,"minute":34,"second":5,"fraction":0,"warning_count":0,"warnings":[],"error_count":0,"errors":[],"is_localtime":false}
