--TEST--
DateInterval::__wakeup() called on an interval leaves it as it is
--FILE--
<?php
$interval = new DateInterval('P1Y2M3DT4H');
$interval->__wakeup();
echo $interval->format('%y %m %d %h'), "\n";
$difference = (new DateTime('2020-01-01 UTC'))->diff(new DateTime('2021-03-04 UTC'));
$difference->__wakeup();
var_dump($difference->days, $difference->y);
$again = unserialize(serialize($difference));
$again->__wakeup();
var_dump($again == $again, $again->days);
--EXPECT--
1 2 3 4
int(428)
int(1)
bool(true)
int(428)
