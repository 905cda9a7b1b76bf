--TEST--
The least year
--FILE--
<?php
$e = new DateTimeImmutable('2020-01-01 UTC'); $e = $e->setDate(PHP_INT_MIN, 1, 1); echo $e->format('Y o x X c'), "\n"; var_dump($e); echo json_encode($e), serialize($e), "\n"; echo $e->format(DATE_ATOM), $e->format(DATE_COOKIE), "\n";
$e = $e->setDate(-5, 1, 1); echo $e->format('Y o x X c y'), "\n"; $e = $e->setDate(12345, 1, 1); echo $e->format('Y o x X c y'), "\n";
--EXPECT--
--9223372036854775808 9223372036854775807 --9223372036854775808 --9223372036854775808 -9223372036854775808-01-01T00:00:00+00:00
object(DateTimeImmutable)#2 (3) {
  ["date"]=>
  string(43) "--9223372036854775808-01-01 00:00:00.000000"
  ["timezone_type"]=>
  int(3)
  ["timezone"]=>
  string(3) "UTC"
}
{"date":"--9223372036854775808-01-01 00:00:00.000000","timezone_type":3,"timezone":"UTC"}O:17:"DateTimeImmutable":3:{s:4:"date";s:43:"--9223372036854775808-01-01 00:00:00.000000";s:13:"timezone_type";i:3;s:8:"timezone";s:3:"UTC";}
--9223372036854775808-01-01T00:00:00+00:00Sunday, 01-Jan---9223372036854775808 00:00:00 UTC
-0005 -6 -0005 -0005 -005-01-01T00:00:00+00:00 -5
12345 12345 +12345 +12345 12345-01-01T00:00:00+00:00 45
