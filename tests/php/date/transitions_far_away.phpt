--TEST--
Years of transitions
--FILE--
<?php
foreach (['Europe/Berlin', 'UTC', 'America/New_York'] as $z) foreach ([PHP_INT_MAX, 253402300800, 2000000000, 253402300799, 900000000000000] as $t) echo json_encode(@timezone_transitions_get(new DateTimeZone($z), $t)), "\n";
--EXPECT--
[{"ts":9223372036854775807,"time":"+292277026596-12-04T15:30:07+00:00","offset":0,"isdst":false,"abbr":"LMT"}]
[{"ts":253402300800,"time":"+10000-01-01T00:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"}]
[{"ts":2000000000,"time":"2033-05-18T03:33:20+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":2014246800,"time":"2033-10-30T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"},{"ts":2026947600,"time":"2034-03-26T01:00:00+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":2045696400,"time":"2034-10-29T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"},{"ts":2058397200,"time":"2035-03-25T01:00:00+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":2077146000,"time":"2035-10-28T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"},{"ts":2090451600,"time":"2036-03-30T01:00:00+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":2108595600,"time":"2036-10-26T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"},{"ts":2121901200,"time":"2037-03-29T01:00:00+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":2140045200,"time":"2037-10-25T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"}]
[{"ts":253402300799,"time":"9999-12-31T23:59:59+00:00","offset":3600,"isdst":false,"abbr":"CET"}]
[{"ts":900000000000000,"time":"+28521834-08-28T16:00:00+00:00","offset":7200,"isdst":true,"abbr":"CEST"}]
[{"ts":9223372036854775807,"time":"+292277026596-12-04T15:30:07+00:00","offset":0,"isdst":false,"abbr":"UTC"}]
[{"ts":253402300800,"time":"+10000-01-01T00:00:00+00:00","offset":0,"isdst":false,"abbr":"UTC"}]
[{"ts":2000000000,"time":"2033-05-18T03:33:20+00:00","offset":0,"isdst":false,"abbr":"UTC"}]
[{"ts":253402300799,"time":"9999-12-31T23:59:59+00:00","offset":0,"isdst":false,"abbr":"UTC"}]
[{"ts":900000000000000,"time":"+28521834-08-28T16:00:00+00:00","offset":0,"isdst":false,"abbr":"UTC"}]
[{"ts":9223372036854775807,"time":"+292277026596-12-04T15:30:07+00:00","offset":0,"isdst":false,"abbr":"LMT"}]
[{"ts":253402300800,"time":"+10000-01-01T00:00:00+00:00","offset":-18000,"isdst":false,"abbr":"EST"}]
[{"ts":2000000000,"time":"2033-05-18T03:33:20+00:00","offset":-14400,"isdst":true,"abbr":"EDT"},{"ts":2014869600,"time":"2033-11-06T06:00:00+00:00","offset":-18000,"isdst":false,"abbr":"EST"},{"ts":2025759600,"time":"2034-03-12T07:00:00+00:00","offset":-14400,"isdst":true,"abbr":"EDT"},{"ts":2046319200,"time":"2034-11-05T06:00:00+00:00","offset":-18000,"isdst":false,"abbr":"EST"},{"ts":2057209200,"time":"2035-03-11T07:00:00+00:00","offset":-14400,"isdst":true,"abbr":"EDT"},{"ts":2077768800,"time":"2035-11-04T06:00:00+00:00","offset":-18000,"isdst":false,"abbr":"EST"},{"ts":2088658800,"time":"2036-03-09T07:00:00+00:00","offset":-14400,"isdst":true,"abbr":"EDT"},{"ts":2109218400,"time":"2036-11-02T06:00:00+00:00","offset":-18000,"isdst":false,"abbr":"EST"},{"ts":2120108400,"time":"2037-03-08T07:00:00+00:00","offset":-14400,"isdst":true,"abbr":"EDT"},{"ts":2140668000,"time":"2037-11-01T06:00:00+00:00","offset":-18000,"isdst":false,"abbr":"EST"}]
[{"ts":253402300799,"time":"9999-12-31T23:59:59+00:00","offset":-18000,"isdst":false,"abbr":"EST"}]
[{"ts":900000000000000,"time":"+28521834-08-28T16:00:00+00:00","offset":-14400,"isdst":true,"abbr":"EDT"}]
