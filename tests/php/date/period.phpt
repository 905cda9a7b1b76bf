--TEST--
DatePeriod with ends, recurrences, options
--FILE--
<?php
date_default_timezone_set("UTC");
$start = new DateTimeImmutable("2020-01-30");
$month = new DateInterval("P1M");
foreach ([[$start, $month, 2], [$start, $month, 2, 1], [$start, $month, 2, 3], [$start, $month, new DateTime("2020-04-30")],
    [$start, $month, new DateTime("2020-04-01 00:00"), 2], ["R2/2012-07-01T00:00:00Z/P7D"], ["2012-07-01T00:00:00Z/P7D/2012-07-16T00:00:00Z", 1]] as $arguments) {
    $period = new DatePeriod(...$arguments);
    foreach ($period as $key => $date) {
        echo $key, ":", get_class($date), $date->format(" Y-m-d, ");
    }
    var_dump($period->recurrences, $period->getRecurrences(), $period->include_start_date, $period->include_end_date);
}
foreach (new DatePeriod($start, DateInterval::createFromDateString("last thursday of next month"), 3) as $date) {
    echo $date->format("Y-m-d\n");
}
--EXPECT--
0:DateTimeImmutable 2020-01-30, 1:DateTimeImmutable 2020-03-01, 2:DateTimeImmutable 2020-04-01, int(3)
int(2)
bool(true)
bool(false)
0:DateTimeImmutable 2020-03-01, 1:DateTimeImmutable 2020-04-01, int(2)
int(2)
bool(false)
bool(false)
0:DateTimeImmutable 2020-03-01, 1:DateTimeImmutable 2020-04-01, 2:DateTimeImmutable 2020-05-01, int(3)
int(2)
bool(false)
bool(true)
0:DateTimeImmutable 2020-01-30, 1:DateTimeImmutable 2020-03-01, 2:DateTimeImmutable 2020-04-01, int(1)
NULL
bool(true)
bool(false)
0:DateTimeImmutable 2020-01-30, 1:DateTimeImmutable 2020-03-01, 2:DateTimeImmutable 2020-04-01, int(2)
NULL
bool(true)
bool(true)
0:DateTime 2012-07-01, 1:DateTime 2012-07-08, 2:DateTime 2012-07-15, int(3)
int(2)
bool(true)
bool(false)
0:DateTime 2012-07-08, 1:DateTime 2012-07-15, int(0)
NULL
bool(false)
bool(false)
2020-01-30
2020-02-27
2020-03-26
2020-04-30
