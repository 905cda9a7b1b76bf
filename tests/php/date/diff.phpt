--TEST--
diff() over months, summer time and zones
--FILE--
<?php
foreach ([["2000-01-31", "2000-03-01"], ["2000-03-01", "2000-01-31"], ["2020-10-24 12:00", "2020-10-25 12:00"],
    ["2020-10-25 01:30", "2020-10-25 02:30"], ["2020-03-28 02:30", "2020-03-29 03:00"], ["2024-02-29", "2025-02-28"],
    ["2020-01-01 EST", "2020-01-01 CEST"], ["2020-06-01 12:00:00.75", "2020-06-01 12:00:00.25"], ["0001-01-01", "9999-12-31"]] as [$one, $two]) {
    $zone = new DateTimeZone("Europe/Prague");
    $diff = date_diff(new DateTime($one, $zone), new DateTimeImmutable($two, $zone));
    echo "$one $two ", $diff->format("%R %yy %mm %dd %hh %im %ss %fus %a days"), "\n";
}
var_dump(date_create("2000-01-01")->diff(date_create("1999-01-01"), true)->invert);
--EXPECT--
2000-01-31 2000-03-01 + 0y 0m 30d 0h 0m 0s 0us 30 days
2000-03-01 2000-01-31 - 0y 1m 1d 0h 0m 0s 0us 30 days
2020-10-24 12:00 2020-10-25 12:00 + 0y 0m 1d 0h 0m 0s 0us 1 days
2020-10-25 01:30 2020-10-25 02:30 + 0y 0m 0d 2h 0m 0s 0us 0 days
2020-03-28 02:30 2020-03-29 03:00 + 0y 0m 1d 0h 30m 0s 0us 1 days
2024-02-29 2025-02-28 + 0y 11m 30d 0h 0m 0s 0us 365 days
2020-01-01 EST 2020-01-01 CEST - 0y 0m 0d 7h 0m 0s 0us 0 days
2020-06-01 12:00:00.75 2020-06-01 12:00:00.25 - 0y 0m 0d 0h 0m 0s 500000us 0 days
0001-01-01 9999-12-31 + 9998y 11m 30d 0h 0m 0s 0us 3652058 days
int(0)
