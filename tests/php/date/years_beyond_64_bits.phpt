--TEST--
Years wrap around where months carry them beyond 64 bits
--FILE--
<?php
$date = new DateTime('2020-01-01 12:34:56', new DateTimeZone('UTC'));
foreach ([[PHP_INT_MAX, 13, 1], [PHP_INT_MIN, -1, 1], [PHP_INT_MAX, 25, 31]] as [$year, $month, $day]) {
    echo $date->setDate($year, $month, $day)->format('Y-m-d'), "\n";
}
?>
--EXPECT--
--9223372036854775808-01-01
9223372036854775807-11-01
-9223372036854775807-01-31
