--TEST--
date_parse_from_format(): text before numbers, names and meridians
--FILE--
<?php
foreach (['Y-m-d', 'l d', 'D, d M y', 'z Y', 'Y z', 'g A', '?d', '*d', 'U', 'd+', 'H:i:s a'] as $format) {
    foreach (['xx 2020-01-02', 'Monday 3', '-12', 'mon,03 jan 99', '5 am', '12 PM x', 'hello', '44 2020', '..9',
        '12:13:14 p.m.'] as $text) {
        $parsed = date_parse_from_format($format, $text);
        echo "$format $text: ", json_encode(array_filter($parsed, fn ($part) => $part !== false && $part !== [])), "\n";
    }
}
var_dump(date_create_from_format('Y-m-d', str_repeat('Hello ', 10000)));
--EXPECT--
Y-m-d xx 2020-01-02: {"year":2020,"month":1,"day":2,"warning_count":0,"error_count":1,"errors":["Unexpected data found."]}
Y-m-d Monday 3: {"year":3,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","8":"Not enough data available to satisfy format"}}
Y-m-d -12: {"year":12,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
Y-m-d mon,03 jan 99: {"year":3,"month":99,"warning_count":0,"error_count":4,"errors":{"0":"Unexpected data found.","6":"Unexpected data found.","13":"Not enough data available to satisfy format"}}
Y-m-d 5 am: {"year":5,"warning_count":0,"error_count":4,"errors":{"1":"A two digit month could not be found","4":"Not enough data available to satisfy format"}}
Y-m-d 12 PM x: {"year":12,"warning_count":0,"error_count":4,"errors":{"2":"A two digit month could not be found","7":"Not enough data available to satisfy format"}}
Y-m-d hello: {"warning_count":0,"error_count":3,"errors":{"0":"A four digit year could not be found","5":"Not enough data available to satisfy format"}}
Y-m-d 44 2020: {"year":44,"month":20,"day":20,"warning_count":1,"warnings":{"7":"The parsed date was invalid"},"error_count":3,"errors":{"2":"Unexpected data found.","5":"The separation symbol could not be found"}}
Y-m-d ..9: {"year":9,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
Y-m-d 12:13:14 p.m.: {"year":12,"month":13,"day":14,"warning_count":1,"warnings":{"8":"The parsed date was invalid"},"error_count":5,"errors":{"2":"Unexpected data found.","5":"Unexpected data found.","8":"Trailing data"}}
l d xx 2020-01-02: {"day":20,"warning_count":0,"error_count":2,"errors":{"0":"A textual day could not be found","5":"Trailing data"}}
l d Monday 3: {"day":3,"warning_count":0,"error_count":0,"relative":{"year":0,"month":0,"day":0,"hour":0,"minute":0,"second":0,"weekday":1}}
l d -12: {"day":12,"warning_count":0,"error_count":2,"errors":["Unexpected data found."]}
l d mon,03 jan 99: {"day":3,"warning_count":0,"error_count":2,"errors":{"3":"Unexpected data found.","6":"Trailing data"},"relative":{"year":0,"month":0,"day":0,"hour":0,"minute":0,"second":0,"weekday":1}}
l d 5 am: {"warning_count":0,"error_count":3,"errors":{"0":"A textual day could not be found","2":"A two digit day could not be found"}}
l d 12 PM x: {"warning_count":0,"error_count":3,"errors":{"0":"A textual day could not be found","3":"A two digit day could not be found"}}
l d hello: {"warning_count":0,"error_count":2,"errors":{"0":"A textual day could not be found","5":"Not enough data available to satisfy format"}}
l d 44 2020: {"day":20,"warning_count":0,"error_count":2,"errors":{"0":"A textual day could not be found","5":"Trailing data"}}
l d ..9: {"day":9,"warning_count":0,"error_count":2,"errors":["Unexpected data found."]}
l d 12:13:14 p.m.: {"day":13,"warning_count":0,"error_count":3,"errors":{"0":"A textual day could not be found","2":"Unexpected data found.","5":"Trailing data"}}
D, d M y xx 2020-01-02: {"year":2020,"day":20,"warning_count":0,"error_count":4,"errors":{"0":"A textual day could not be found","2":"The separation symbol could not be found","5":"A textual month could not be found","7":"Trailing data"}}
D, d M y Monday 3: {"day":3,"warning_count":0,"error_count":2,"errors":{"6":"The separation symbol could not be found","8":"Not enough data available to satisfy format"},"relative":{"year":0,"month":0,"day":0,"hour":0,"minute":0,"second":0,"weekday":1}}
D, d M y -12: {"day":12,"warning_count":0,"error_count":4,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
D, d M y mon,03 jan 99: {"year":1999,"month":1,"day":3,"warning_count":0,"error_count":0,"relative":{"year":0,"month":0,"day":0,"hour":0,"minute":0,"second":0,"weekday":1}}
D, d M y 5 am: {"warning_count":0,"error_count":5,"errors":{"0":"A textual day could not be found","1":"The separation symbol could not be found","2":"A two digit day could not be found","4":"Not enough data available to satisfy format"}}
D, d M y 12 PM x: {"warning_count":0,"error_count":5,"errors":{"0":"A textual day could not be found","2":"The separation symbol could not be found","3":"A two digit day could not be found","7":"Not enough data available to satisfy format"}}
D, d M y hello: {"warning_count":0,"error_count":2,"errors":{"0":"A textual day could not be found","5":"Not enough data available to satisfy format"}}
D, d M y 44 2020: {"year":2020,"day":20,"warning_count":0,"error_count":3,"errors":{"0":"A textual day could not be found","2":"The separation symbol could not be found","5":"A textual month could not be found"}}
D, d M y ..9: {"day":9,"warning_count":0,"error_count":4,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
D, d M y 12:13:14 p.m.: {"year":2014,"day":13,"warning_count":0,"error_count":6,"errors":{"0":"A textual day could not be found","2":"Unexpected data found.","5":"Unexpected data found.","8":"Trailing data"}}
z Y xx 2020-01-02: {"year":0,"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","7":"Trailing data"}}
z Y Monday 3: {"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","8":"Not enough data available to satisfy format"}}
z Y -12: {"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","3":"Not enough data available to satisfy format"}}
z Y mon,03 jan 99: {"year":99,"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","7":"Unexpected data found."}}
z Y 5 am: {"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","2":"A four digit year could not be found"}}
z Y 12 PM x: {"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","3":"A four digit year could not be found"}}
z Y hello: {"warning_count":0,"error_count":4,"errors":{"0":"A three digit day-of-year could not be found","5":"Not enough data available to satisfy format"}}
z Y 44 2020: {"year":2020,"warning_count":0,"error_count":1,"errors":["A 'day of year' can only come after a year has been found"]}
z Y ..9: {"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","3":"Not enough data available to satisfy format"}}
z Y 12:13:14 p.m.: {"year":13,"warning_count":0,"error_count":3,"errors":{"0":"A 'day of year' can only come after a year has been found","2":"Unexpected data found.","5":"Trailing data"}}
Y z xx 2020-01-02: {"year":2020,"month":1,"day":2,"warning_count":0,"error_count":3,"errors":{"0":"Unexpected data found.","7":"Unexpected data found.","10":"Trailing data"}}
Y z Monday 3: {"year":3,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","8":"Not enough data available to satisfy format"}}
Y z -12: {"year":12,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
Y z mon,03 jan 99: {"year":3,"month":4,"day":10,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","7":"Unexpected data found."}}
Y z 5 am: {"year":5,"warning_count":0,"error_count":2,"errors":{"2":"A three digit day-of-year could not be found"}}
Y z 12 PM x: {"year":12,"warning_count":0,"error_count":2,"errors":{"3":"A three digit day-of-year could not be found"}}
Y z hello: {"warning_count":0,"error_count":3,"errors":{"0":"A four digit year could not be found","5":"Not enough data available to satisfy format"}}
Y z 44 2020: {"year":44,"month":7,"day":21,"warning_count":0,"error_count":1,"errors":{"6":"Trailing data"}}
Y z ..9: {"year":9,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
Y z 12:13:14 p.m.: {"year":12,"month":1,"day":14,"warning_count":0,"error_count":2,"errors":{"2":"Unexpected data found.","5":"Trailing data"}}
g A xx 2020-01-02: {"hour":20,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":3,"errors":{"0":"Hour cannot be higher than 12","5":"A meridian could not be found"}}
g A Monday 3: {"hour":3,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","8":"Not enough data available to satisfy format"}}
g A -12: {"hour":12,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
g A mon,03 jan 99: {"hour":3,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":3,"errors":{"0":"Unexpected data found.","7":"A meridian could not be found","9":"Trailing data"}}
g A 5 am: {"hour":5,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":0}
g A 12 PM x: {"hour":12,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":1,"errors":{"5":"Trailing data"}}
g A hello: {"warning_count":0,"error_count":3,"errors":{"0":"A two digit hour could not be found","5":"Not enough data available to satisfy format"}}
g A 44 2020: {"hour":44,"minute":0,"second":0,"fraction":0,"warning_count":1,"warnings":{"7":"The parsed time was invalid"},"error_count":2,"errors":{"0":"Hour cannot be higher than 12","3":"A meridian could not be found"}}
g A ..9: {"hour":9,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
g A 12:13:14 p.m.: {"hour":12,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":0}
?d xx 2020-01-02: {"day":20,"warning_count":0,"error_count":2,"errors":{"1":"Unexpected data found.","5":"Trailing data"}}
?d Monday 3: {"day":3,"warning_count":0,"error_count":1,"errors":{"1":"Unexpected data found."}}
?d -12: {"day":12,"warning_count":0,"error_count":0}
?d mon,03 jan 99: {"day":3,"warning_count":0,"error_count":2,"errors":{"1":"Unexpected data found.","6":"Trailing data"}}
?d 5 am: {"warning_count":0,"error_count":2,"errors":{"1":"A two digit day could not be found"}}
?d 12 PM x: {"day":2,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"}}
?d hello: {"warning_count":0,"error_count":2,"errors":{"1":"A two digit day could not be found"}}
?d 44 2020: {"day":4,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"}}
?d ..9: {"day":9,"warning_count":0,"error_count":1,"errors":{"1":"Unexpected data found."}}
?d 12:13:14 p.m.: {"day":2,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"}}
*d xx 2020-01-02: {"day":20,"warning_count":0,"error_count":2,"errors":{"2":"Unexpected data found.","5":"Trailing data"}}
*d Monday 3: {"day":3,"warning_count":0,"error_count":1,"errors":{"6":"Unexpected data found."}}
*d -12: {"day":12,"warning_count":0,"error_count":0}
*d mon,03 jan 99: {"day":3,"warning_count":0,"error_count":2,"errors":{"3":"Unexpected data found.","6":"Trailing data"}}
*d 5 am: {"warning_count":0,"error_count":2,"errors":{"1":"A two digit day could not be found"}}
*d 12 PM x: {"day":2,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"}}
*d hello: {"warning_count":0,"error_count":1,"errors":{"5":"Not enough data available to satisfy format"}}
*d 44 2020: {"day":4,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"}}
*d ..9: {"day":9,"warning_count":0,"error_count":1,"errors":{"1":"Unexpected data found."}}
*d 12:13:14 p.m.: {"day":2,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"}}
U xx 2020-01-02: {"year":1970,"month":1,"day":1,"hour":0,"minute":33,"second":40,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","7":"Trailing data"},"is_localtime":true,"zone_type":1,"zone":0}
U Monday 3: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":3,"fraction":0,"warning_count":0,"error_count":1,"errors":["Unexpected data found."],"is_localtime":true,"zone_type":1,"zone":0}
U -12: {"year":1969,"month":12,"day":31,"hour":23,"minute":59,"second":48,"fraction":0,"warning_count":0,"error_count":0,"is_localtime":true,"zone_type":1,"zone":0}
U mon,03 jan 99: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":3,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","6":"Trailing data"},"is_localtime":true,"zone_type":1,"zone":0}
U 5 am: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":5,"fraction":0,"warning_count":0,"error_count":1,"errors":{"1":"Trailing data"},"is_localtime":true,"zone_type":1,"zone":0}
U 12 PM x: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":12,"fraction":0,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"},"is_localtime":true,"zone_type":1,"zone":0}
U hello: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":2,"errors":["Found unexpected data"],"is_localtime":true,"zone_type":1,"zone":0}
U 44 2020: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":44,"fraction":0,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"},"is_localtime":true,"zone_type":1,"zone":0}
U ..9: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":9,"fraction":0,"warning_count":0,"error_count":1,"errors":["Unexpected data found."],"is_localtime":true,"zone_type":1,"zone":0}
U 12:13:14 p.m.: {"year":1970,"month":1,"day":1,"hour":0,"minute":0,"second":12,"fraction":0,"warning_count":0,"error_count":1,"errors":{"2":"Trailing data"},"is_localtime":true,"zone_type":1,"zone":0}
d+ xx 2020-01-02: {"day":20,"warning_count":1,"warnings":{"5":"Trailing data"},"error_count":1,"errors":["Unexpected data found."]}
d+ Monday 3: {"day":3,"warning_count":0,"error_count":1,"errors":["Unexpected data found."]}
d+ -12: {"day":12,"warning_count":0,"error_count":1,"errors":["Unexpected data found."]}
d+ mon,03 jan 99: {"day":3,"warning_count":1,"warnings":{"6":"Trailing data"},"error_count":1,"errors":["Unexpected data found."]}
d+ 5 am: {"day":5,"warning_count":1,"warnings":{"1":"Trailing data"},"error_count":0}
d+ 12 PM x: {"day":12,"warning_count":1,"warnings":{"2":"Trailing data"},"error_count":0}
d+ hello: {"warning_count":0,"error_count":2,"errors":["A two digit day could not be found"]}
d+ 44 2020: {"day":44,"warning_count":1,"warnings":{"2":"Trailing data"},"error_count":0}
d+ ..9: {"day":9,"warning_count":0,"error_count":1,"errors":["Unexpected data found."]}
d+ 12:13:14 p.m.: {"day":12,"warning_count":1,"warnings":{"2":"Trailing data"},"error_count":0}
H:i:s a xx 2020-01-02: {"hour":20,"minute":20,"second":1,"fraction":0,"warning_count":0,"error_count":5,"errors":{"0":"Unexpected data found.","5":"The separation symbol could not be found","7":"Unexpected data found.","10":"A meridian could not be found"}}
H:i:s a Monday 3: {"hour":3,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","8":"Not enough data available to satisfy format"}}
H:i:s a -12: {"hour":12,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
H:i:s a mon,03 jan 99: {"hour":3,"minute":99,"second":0,"fraction":0,"warning_count":1,"warnings":{"13":"The parsed time was invalid"},"error_count":4,"errors":{"0":"Unexpected data found.","6":"Unexpected data found.","13":"Not enough data available to satisfy format"}}
H:i:s a 5 am: {"hour":5,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":4,"errors":{"1":"A two digit minute could not be found","4":"Not enough data available to satisfy format"}}
H:i:s a 12 PM x: {"hour":12,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":4,"errors":{"2":"A two digit minute could not be found","7":"Not enough data available to satisfy format"}}
H:i:s a hello: {"warning_count":0,"error_count":3,"errors":{"0":"A two digit hour could not be found","5":"Not enough data available to satisfy format"}}
H:i:s a 44 2020: {"hour":44,"minute":20,"second":20,"fraction":0,"warning_count":1,"warnings":{"7":"The parsed time was invalid"},"error_count":4,"errors":{"2":"Unexpected data found.","5":"The separation symbol could not be found","7":"Not enough data available to satisfy format"}}
H:i:s a ..9: {"hour":9,"minute":0,"second":0,"fraction":0,"warning_count":0,"error_count":2,"errors":{"0":"Unexpected data found.","3":"Not enough data available to satisfy format"}}
H:i:s a 12:13:14 p.m.: {"hour":12,"minute":13,"second":14,"fraction":0,"warning_count":0,"error_count":0}
bool(false)
