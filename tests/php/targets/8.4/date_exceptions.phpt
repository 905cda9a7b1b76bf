--TEST--
Exceptions of ext/date
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([fn() => new DateTime('nope'), fn() => new DateTimeZone('Nowhere'), fn() => new DateInterval('x'), fn() => new DatePeriod('x'), fn() => (new DateTime)->setTimezone(new DateTimeZone('+99:99')), fn() => (new DateTime('2020-01-01'))->modify('nope'), fn() => (new DateTimeImmutable('2020-01-01'))->modify(''), fn() => DateInterval::createFromDateString('foo'), fn() => (new DateTime('2020-01-01'))->sub(DateInterval::createFromDateString('last day of next month')), fn() => unserialize('O:8:"DateTime":0:{}'), fn() => new DatePeriod(new DateTime, new DateInterval('P1D'), -1), fn() => date_create('nope'), fn() => DateTime::createFromTimestamp(1.5)->format('U.u'), fn() => DateTimeImmutable::createFromTimestamp(-1.25)->format('U.u'), fn() => DateTime::createFromTimestamp(INF), fn() => (new DateTime('@0'))->setMicrosecond(5)->getMicrosecond(), fn() => (new DateTime('@0'))->setMicrosecond(-5)] as $i => $f) try { $v = $f(); echo "$i ", is_object($v) ? get_class($v) : json_encode($v), "\n"; } catch (Throwable $e) { echo "$i ", get_class($e), '<', get_parent_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
0 DateMalformedStringException<DateException: Failed to parse time string (nope) at position 0 (n): The timezone could not be found in the database
1 DateInvalidTimeZoneException<DateException: DateTimeZone::__construct(): Unknown or bad timezone (Nowhere)
2 DateMalformedIntervalStringException<DateException: Unknown or bad format (x)

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_exceptions.php on line 2
3 DateMalformedPeriodStringException<DateException: Unknown or bad format (x)
4 DateInvalidTimeZoneException<DateException: DateTimeZone::__construct(): Timezone offset is out of range (+99:99)
5 DateMalformedStringException<DateException: DateTime::modify(): Failed to parse time string (nope) at position 0 (n): The timezone could not be found in the database
6 DateMalformedStringException<DateException: DateTimeImmutable::modify(): Failed to parse time string () at position 0 ( ): Empty string
7 DateMalformedIntervalStringException<DateException: Unknown or bad format (foo) at position 0 (f): The timezone could not be found in the database
8 DateTime
9 Error<: Invalid serialization data for DateTime object
10 DateMalformedPeriodStringException<DateException: DatePeriod::__construct(): Recurrence count must be greater or equal to 1 and lower than 2147483640
11 false
12 "1.500000"
13 "-2.750000"
14 DateRangeError<DateError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, INF given
15 5
16 DateRangeError<DateError: DateTime::setMicrosecond(): Argument #1 ($microsecond) must be between 0 and 999999, -5 given
