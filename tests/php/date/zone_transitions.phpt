--TEST--
getTransitions() by file and by rule
--FILE--
<?php
$zone = new DateTimeZone("Europe/Prague");
echo json_encode($zone->getTransitions(1600000000, 1640000000)), "\n", json_encode($zone->getTransitions(4000000000, 4030000000)), "\n";
echo json_encode(array_slice($zone->getTransitions(), 0, 3)), "\n";
echo json_encode((new DateTimeZone("Asia/Tokyo"))->getTransitions(2000000000)), "\n";
var_dump((new DateTimeZone("+01:00"))->getTransitions(), (new DateTimeZone("EST"))->getLocation());
echo json_encode($zone->getLocation()), "\n";
echo $zone->getOffset(new DateTime("2500-07-01")), " ", $zone->getOffset(new DateTime("1800-01-01")), "\n";
--EXPECT--
[{"ts":1600000000,"time":"2020-09-13T12:26:40+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":1603587600,"time":"2020-10-25T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"},{"ts":1616893200,"time":"2021-03-28T01:00:00+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":1635642000,"time":"2021-10-31T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"}]
[{"ts":4000000000,"time":"2096-10-02T07:06:40+00:00","offset":7200,"isdst":true,"abbr":"CEST"},{"ts":4002224400,"time":"2096-10-28T01:00:00+00:00","offset":3600,"isdst":false,"abbr":"CET"},{"ts":4015530000,"time":"2097-03-31T01:00:00+00:00","offset":7200,"isdst":true,"abbr":"CEST"}]
[{"ts":-9223372036854775808,"time":"-292277022657-01-27T08:29:52+00:00","offset":3464,"isdst":false,"abbr":"LMT"},{"ts":-3786829064,"time":"1849-12-31T23:02:16+00:00","offset":3464,"isdst":false,"abbr":"PMT"},{"ts":-2469401864,"time":"1891-09-30T23:02:16+00:00","offset":3600,"isdst":false,"abbr":"CET"}]
[{"ts":2000000000,"time":"2033-05-18T03:33:20+00:00","offset":32400,"isdst":false,"abbr":"JST"}]
bool(false)
bool(false)
{"country_code":"CZ","latitude":50.08333,"longitude":14.43333,"comments":""}
7200 3464
