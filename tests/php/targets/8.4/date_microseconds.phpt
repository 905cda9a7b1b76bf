--TEST--
createFromTimestamp(), getMicrosecond(), setMicrosecond()
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['DateTime', 'DateTimeImmutable'] as $c) { foreach ([0, 1, -1, 1.5, -1.25, 1234567890.123456, 1e15, 0.0000001, -0.4, 1.9999999, NAN, INF, 1e20, PHP_INT_MAX, '5', 2.5e10] as $t) try { $d = $c::createFromTimestamp($t); echo get_class($d), ' ', $d->format('Y-m-d H:i:s.u T e'), ' ', $d->getMicrosecond(), ' ', $d->getTimestamp(), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
foreach ([0, 5, 999999, 1000000, -1] as $u) try { $d = new $c('2020-01-01 00:00:00.5'); $r = $d->setMicrosecond($u); echo $r->format('s.u '), $d->format('s.u '), json_encode($r === $d), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class My extends DateTimeImmutable {} echo get_class(My::createFromTimestamp(3)), get_class((new My)->setMicrosecond(3)), "\n";
foreach (['createFromTimestamp', 'getMicrosecond', 'setMicrosecond'] as $m) foreach (['DateTime', 'DateTimeImmutable'] as $c) echo new ReflectionMethod($c, $m); echo method_exists('DateTimeInterface', 'getMicrosecond') ? new ReflectionMethod('DateTimeInterface', 'getMicrosecond') : 'none';
--EXPECT--
DateTime 1970-01-01 00:00:00.000000 GMT+0000 +00:00 0 0
DateTime 1970-01-01 00:00:01.000000 GMT+0000 +00:00 0 1
DateTime 1969-12-31 23:59:59.000000 GMT+0000 +00:00 0 -1
DateTime 1970-01-01 00:00:01.500000 GMT+0000 +00:00 500000 1
DateTime 1969-12-31 23:59:58.750000 GMT+0000 +00:00 750000 -2
DateTime 2009-02-13 23:31:30.123456 GMT+0000 +00:00 123456 1234567890
DateTime 31690708-07-05 01:46:40.000000 GMT+0000 +00:00 0 1000000000000000
DateTime 1970-01-01 00:00:00.000000 GMT+0000 +00:00 0 0
DateTime 1969-12-31 23:59:59.600000 GMT+0000 +00:00 600000 -1
DateTime 1970-01-01 00:00:02.000000 GMT+0000 +00:00 0 2
DateRangeError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, NAN given
DateRangeError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, INF given
DateRangeError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, 1.0e+20 given
DateTime 292277026596-12-04 15:30:07.000000 GMT+0000 +00:00 0 9223372036854775807
DateTime 1970-01-01 00:00:05.000000 GMT+0000 +00:00 0 5
DateTime 2762-03-21 20:26:40.000000 GMT+0000 +00:00 0 25000000000
00.000000 00.000000 true
00.000005 00.000005 true
00.999999 00.999999 true
DateRangeError: DateTime::setMicrosecond(): Argument #1 ($microsecond) must be between 0 and 999999, 1000000 given
DateRangeError: DateTime::setMicrosecond(): Argument #1 ($microsecond) must be between 0 and 999999, -1 given
DateTimeImmutable 1970-01-01 00:00:00.000000 GMT+0000 +00:00 0 0
DateTimeImmutable 1970-01-01 00:00:01.000000 GMT+0000 +00:00 0 1
DateTimeImmutable 1969-12-31 23:59:59.000000 GMT+0000 +00:00 0 -1
DateTimeImmutable 1970-01-01 00:00:01.500000 GMT+0000 +00:00 500000 1
DateTimeImmutable 1969-12-31 23:59:58.750000 GMT+0000 +00:00 750000 -2
DateTimeImmutable 2009-02-13 23:31:30.123456 GMT+0000 +00:00 123456 1234567890
DateTimeImmutable 31690708-07-05 01:46:40.000000 GMT+0000 +00:00 0 1000000000000000
DateTimeImmutable 1970-01-01 00:00:00.000000 GMT+0000 +00:00 0 0
DateTimeImmutable 1969-12-31 23:59:59.600000 GMT+0000 +00:00 600000 -1
DateTimeImmutable 1970-01-01 00:00:02.000000 GMT+0000 +00:00 0 2
DateRangeError: DateTimeImmutable::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, NAN given
DateRangeError: DateTimeImmutable::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, INF given
DateRangeError: DateTimeImmutable::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, 1.0e+20 given
DateTimeImmutable 292277026596-12-04 15:30:07.000000 GMT+0000 +00:00 0 9223372036854775807
DateTimeImmutable 1970-01-01 00:00:05.000000 GMT+0000 +00:00 0 5
DateTimeImmutable 2762-03-21 20:26:40.000000 GMT+0000 +00:00 0 25000000000
00.000000 00.500000 false
00.000005 00.500000 false
00.999999 00.500000 false
DateRangeError: DateTimeImmutable::setMicrosecond(): Argument #1 ($microsecond) must be between 0 and 999999, 1000000 given
DateRangeError: DateTimeImmutable::setMicrosecond(): Argument #1 ($microsecond) must be between 0 and 999999, -1 given
MyMy
Method [ <internal:date> static public method createFromTimestamp ] {

  - Parameters [1] {
    Parameter #0 [ <required> int|float $timestamp ]
  }
  - Tentative return [ static ]
}
Method [ <internal:date> static public method createFromTimestamp ] {

  - Parameters [1] {
    Parameter #0 [ <required> int|float $timestamp ]
  }
  - Tentative return [ static ]
}
Method [ <internal:date, prototype DateTimeInterface> public method getMicrosecond ] {

  - Parameters [0] {
  }
  - Return [ int ]
}
Method [ <internal:date, prototype DateTimeInterface> public method getMicrosecond ] {

  - Parameters [0] {
  }
  - Return [ int ]
}
Method [ <internal:date> public method setMicrosecond ] {

  - Parameters [1] {
    Parameter #0 [ <required> int $microsecond ]
  }
  - Return [ static ]
}
Method [ <internal:date> public method setMicrosecond ] {

  - Parameters [1] {
    Parameter #0 [ <required> int $microsecond ]
  }
  - Return [ static ]
}
Method [ <internal:date> abstract public method getMicrosecond ] {

  - Parameters [0] {
  }
  - Return [ int ]
}
