--TEST--
A period made from a text consists of immutable dates
--INI--
zvm.php=8.4
date.timezone=UTC
--FILE--
<?php
class Own extends DatePeriod {}
foreach (['DatePeriod', 'Own'] as $class) {
    $period = $class::createFromISO8601String("R1/2012-07-01T00:00:00Z/P7D", DatePeriod::EXCLUDE_START_DATE);
    var_dump($period::class, $period->getStartDate()::class, $period->getEndDate());
    foreach ($period as $date) {
        echo $date::class, $date->format(' c'), "\n";
    }
}
$period = @new DatePeriod("R1/2012-07-01T00:00:00Z/P7D");
var_dump($period->getStartDate()::class, $period->current ?? null);
--EXPECT--
string(10) "DatePeriod"
string(17) "DateTimeImmutable"
NULL
DateTimeImmutable 2012-07-08T00:00:00+00:00
string(3) "Own"
string(17) "DateTimeImmutable"
NULL
DateTimeImmutable 2012-07-08T00:00:00+00:00
string(8) "DateTime"
NULL
