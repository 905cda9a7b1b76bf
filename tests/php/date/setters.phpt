--TEST--
setDate(), setTime(), setISODate(), setTimestamp() with numbers out of range
--FILE--
<?php
$date = new DateTimeImmutable("2020-05-05 12:34:56.789", new DateTimeZone("America/New_York"));
echo $date->setDate(2021, 14, -5)->format("c u\n"), $date->setTime(25, -61, 3600, 1500000)->format("c u\n"), $date->setISODate(2020, 60, 8)->format("c u\n"),
    $date->setTimestamp(-1)->format("c u\n"), $date->setTimezone(new DateTimeZone("EST"))->format("c u T\n"), $date->setDate(-5, 1, 1)->format("c x X Y o\n"),
    $date->setDate(1234567, 1, 1)->format("c x X Y y\n");
var_dump($date->getOffset(), $date->getTimestamp(), $date->getTimezone()->getName());
--EXPECT--
2022-01-26T12:34:56-05:00 789000
2020-05-06T00:59:01-04:00 500000
2021-02-22T12:34:56-05:00 789000
1969-12-31T18:59:59-05:00 000000
2020-05-05T11:34:56-05:00 789000 EST
-005-01-01T12:34:56-04:56 -0005 -0005 -0005 -6
1234567-01-01T12:34:56-05:00 +1234567 +1234567 1234567 67
int(-14400)
int(1588696496)
string(16) "America/New_York"
