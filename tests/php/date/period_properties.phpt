--TEST--
DatePeriod's properties can only be read
--FILE--
<?php
date_default_timezone_set("UTC");
$period = new DatePeriod(new DateTime("2020-01-01"), new DateInterval("P1D"), 1);
var_dump($period->start === $period->start, $period->current, isset($period->end));
foreach ($period as $date) {
}
var_dump($period->current->format("c"));
foreach ([fn() => $period->start = 1, fn() => $period->interval->d = 5, function () use ($period) { foreach ($period as &$date); },
    fn() => new DatePeriod(1, 2, 3), fn() => new DatePeriod("R1"), fn() => new DatePeriod("foo"),
    fn() => new DatePeriod($period->start, $period->interval, 0)] as $attempt) {
    try {
        $attempt();
    } catch (Throwable $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
echo json_encode($period), "\n", serialize($period), "\n";
var_dump(unserialize(serialize($period)) == $period);
--EXPECT--
bool(true)
NULL
bool(false)
string(25) "2020-01-03T00:00:00+00:00"
Error: Cannot modify readonly property DatePeriod::$start
Error: Cannot modify readonly property DatePeriod::$interval
Error: An iterator cannot be used with foreach by reference
TypeError: DatePeriod::__construct() accepts (DateTimeInterface, DateInterval, int [, int]), or (DateTimeInterface, DateInterval, DateTime [, int]), or (string [, int]) as arguments
Exception: DatePeriod::__construct(): ISO interval must contain a start date, "R1" given
Exception: Unknown or bad format (foo)
Exception: DatePeriod::__construct(): Recurrence count must be greater than 0
{"start":{"date":"2020-01-01 00:00:00.000000","timezone_type":3,"timezone":"UTC"},"current":{"date":"2020-01-03 00:00:00.000000","timezone_type":3,"timezone":"UTC"},"end":null,"interval":{"y":0,"m":0,"d":1,"h":0,"i":0,"s":0,"f":0,"invert":0,"days":false,"from_string":false},"recurrences":2,"include_start_date":true,"include_end_date":false}
O:10:"DatePeriod":7:{s:5:"start";O:8:"DateTime":3:{s:4:"date";s:26:"2020-01-01 00:00:00.000000";s:13:"timezone_type";i:3;s:8:"timezone";s:3:"UTC";}s:7:"current";O:8:"DateTime":3:{s:4:"date";s:26:"2020-01-03 00:00:00.000000";s:13:"timezone_type";i:3;s:8:"timezone";s:3:"UTC";}s:3:"end";N;s:8:"interval";O:12:"DateInterval":10:{s:1:"y";i:0;s:1:"m";i:0;s:1:"d";i:1;s:1:"h";i:0;s:1:"i";i:0;s:1:"s";i:0;s:1:"f";d:0;s:6:"invert";i:0;s:4:"days";b:0;s:11:"from_string";b:0;}s:11:"recurrences";i:2;s:18:"include_start_date";b:1;s:16:"include_end_date";b:0;}

Warning: Cannot compare DateInterval objects in {PWD}/period_properties.php on line 18
bool(false)
