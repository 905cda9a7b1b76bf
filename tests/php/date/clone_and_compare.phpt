--TEST--
Clones are independent, dates compare as moments
--FILE--
<?php
$one = new DateTime("2020-01-01 12:00 UTC");
$two = clone $one;
$two->modify("+1 hour");
var_dump($one < $two, $one == new DateTimeImmutable("2020-01-01 13:00 +01:00"), max($one, $two) === $two, $one->format("c"));
var_dump(new DateInterval("P1D") == new DateInterval("P1D"));
var_dump($one == 5);
--EXPECT--
bool(true)
bool(true)
bool(true)
string(25) "2020-01-01T12:00:00+00:00"

Warning: Cannot compare DateInterval objects in {PWD}/clone_and_compare.php on line 6
bool(false)

Notice: Object of class DateTime could not be converted to int in {PWD}/clone_and_compare.php on line 7
bool(false)
