--TEST--
DatePeriod::__wakeup() always refuses; an interval keeps the words it was made of
--FILE--
<?php
$period = new DatePeriod(new DateTime('2024-01-31 UTC'), new DateInterval('P1M'), 3);
foreach ([$period, clone $period, unserialize(serialize($period)), DatePeriod::__set_state((array)$period)] as $object) {
    try {
        $object->__wakeup();
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
$interval = DateInterval::createFromDateString('last day of next month');
$interval->__unserialize(['y' => 1]);
print_r($interval);
var_dump($interval->y, $interval->m);
--EXPECT--
Invalid serialization data for DatePeriod object
Invalid serialization data for DatePeriod object
Invalid serialization data for DatePeriod object
Invalid serialization data for DatePeriod object
DateInterval Object
(
    [from_string] => 1
    [date_string] => last day of next month
)
int(1)
int(-1)
