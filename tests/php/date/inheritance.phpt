--TEST--
What may implement DateTimeInterface, and what methods return
--FILE--
<?php
class Mutable extends DateTime {}
class Immutable extends DateTimeImmutable {}
$date = new Mutable("2020-01-01");
var_dump(get_class($date->modify("+1 day")), get_class((new Immutable("2020-01-01"))->setTime(1, 2)), get_class(Mutable::createFromFormat("Y", "2020")),
    get_class(Immutable::createFromMutable($date)), get_class(Mutable::createFromInterface(new Immutable)), get_class(DateTime::createFromImmutable(new Immutable)));
var_dump($date < new DateTimeImmutable("2021-01-01"), $date == new DateTimeImmutable("2020-01-02"), $date <=> new DateTime("2019-01-01"));
class Own implements DateTimeInterface {}
--EXPECT--
string(7) "Mutable"
string(9) "Immutable"
string(7) "Mutable"
string(9) "Immutable"
string(7) "Mutable"
string(8) "DateTime"
bool(true)
bool(true)
int(1)

Fatal error: DateTimeInterface can't be implemented by user classes in {PWD}/inheritance.php on line 8
--EXIT--
255
