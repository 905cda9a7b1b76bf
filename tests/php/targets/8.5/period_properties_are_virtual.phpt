--TEST--
Properties of DatePeriod are made when they are read
--INI--
zvm.php=8.5
date.timezone=UTC
--FILE--
<?php
class Own extends DatePeriod { public $mine = 3; }
$period = new Own(new DateTime('2020-01-01'), new DateInterval('P1D'), 1);
var_dump($period->start === $period->start, $period->start == $period->start, isset($period->current), $period->recurrences);
foreach ([fn() => $period->start = null, function () use ($period) { unset($period->start); }, fn() => $period->recurrences++,
    function () use ($period) { $x = &$period->end; }] as $change) {
    try { $change(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
$period->start->modify('+1 day');
echo $period->start->format('c'), "\n";
foreach ($period as $date) {
    echo $period->current?->format('c'), "\n";
}
echo json_encode($period), "\n", implode(' ', array_keys((array) $period)), "\n", serialize($period), "\n";
var_dump(unserialize(serialize($period)) == $period, (string) new ReflectionProperty($period, 'start'));
class Empty_ extends DatePeriod { function __construct() {} }
var_dump((new Empty_)->start, (array) new Empty_);
var_dump(new Own(new DateTime('2020-01-01'), new DateInterval('P1D'), 1) == new Own(new DateTime('2020-01-02'), new DateInterval('P2D'), 1));
--EXPECT--
bool(false)
bool(true)
bool(false)
int(2)
Cannot modify readonly property DatePeriod::$start
Cannot unset Own::$start
Cannot modify readonly property DatePeriod::$recurrences
Cannot modify readonly property DatePeriod::$end
2020-01-01T00:00:00+00:00
2020-01-01T00:00:00+00:00
2020-01-02T00:00:00+00:00
{"mine":3,"start":{"date":"2020-01-01 00:00:00.000000","timezone_type":3,"timezone":"UTC"},"current":{"date":"2020-01-03 00:00:00.000000","timezone_type":3,"timezone":"UTC"},"end":null,"interval":{"y":0,"m":0,"d":1,"h":0,"i":0,"s":0,"f":0,"invert":0,"days":false,"from_string":false},"recurrences":2,"include_start_date":true,"include_end_date":false}
mine start current end interval recurrences include_start_date include_end_date
O:3:"Own":8:{s:5:"start";O:8:"DateTime":3:{s:4:"date";s:26:"2020-01-01 00:00:00.000000";s:13:"timezone_type";i:3;s:8:"timezone";s:3:"UTC";}s:7:"current";O:8:"DateTime":3:{s:4:"date";s:26:"2020-01-03 00:00:00.000000";s:13:"timezone_type";i:3;s:8:"timezone";s:3:"UTC";}s:3:"end";N;s:8:"interval";O:12:"DateInterval":10:{s:1:"y";i:0;s:1:"m";i:0;s:1:"d";i:1;s:1:"h";i:0;s:1:"i";i:0;s:1:"s";i:0;s:1:"f";d:0;s:6:"invert";i:0;s:4:"days";b:0;s:11:"from_string";b:0;}s:11:"recurrences";i:2;s:18:"include_start_date";b:1;s:16:"include_end_date";b:0;s:4:"mine";i:3;}
bool(true)
string(54) "Property [ public virtual ?DateTimeInterface $start ]
"
NULL
array(0) {
}
bool(true)
