--TEST--
DatePeriod::createFromISO8601String(), empty texts of dates
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['', ' ', "\t"] as $x) try { var_dump((new DateTimeImmutable('2020-01-01'))->modify($x)); } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
foreach (['R4/2012-07-01T00:00:00Z/P7D', 'junk', 'R4', 'R4/2012-07-01T00:00:00Z', '2012-07-01T00:00:00Z/P7D'] as $x) foreach ([0, 1] as $o) { try { $p = DatePeriod::createFromISO8601String($x, $o); echo get_class($p), count(iterator_to_array($p)), "\n"; } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { $p = new DatePeriod($x, $o); echo get_class($p), count(iterator_to_array($p)), "\n"; } catch (Exception $e) { echo get_class($e), $e->getMessage(), "\n"; }}
class X extends DatePeriod {} var_dump(get_class(X::createFromISO8601String('R4/2012-07-01T00:00:00Z/P7D')));
echo (new ReflectionMethod('DatePeriod', 'createFromISO8601String'));
--EXPECT--
DateMalformedStringExceptionDateTimeImmutable::modify(): Failed to parse time string () at position 0 ( ): Empty string
DateMalformedStringExceptionDateTimeImmutable::modify(): Failed to parse time string ( ) at position 0 ( ): Empty string
DateMalformedStringExceptionDateTimeImmutable::modify(): Failed to parse time string (	) at position 0 ( ): Empty string
DatePeriod5

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DatePeriod5
DatePeriod4

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DatePeriod4
DateMalformedPeriodStringExceptionUnknown or bad format (junk)

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionUnknown or bad format (junk)
DateMalformedPeriodStringExceptionUnknown or bad format (junk)

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionUnknown or bad format (junk)
DateMalformedPeriodStringExceptionDatePeriod::createFromISO8601String(): ISO interval must contain a start date, "R4" given

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionDatePeriod::__construct(): ISO interval must contain a start date, "R4" given
DateMalformedPeriodStringExceptionDatePeriod::createFromISO8601String(): ISO interval must contain a start date, "R4" given

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionDatePeriod::__construct(): ISO interval must contain a start date, "R4" given
DateMalformedPeriodStringExceptionDatePeriod::createFromISO8601String(): ISO interval must contain an interval, "R4/2012-07-01T00:00:00Z" given

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionDatePeriod::__construct(): ISO interval must contain an interval, "R4/2012-07-01T00:00:00Z" given
DateMalformedPeriodStringExceptionDatePeriod::createFromISO8601String(): ISO interval must contain an interval, "R4/2012-07-01T00:00:00Z" given

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionDatePeriod::__construct(): ISO interval must contain an interval, "R4/2012-07-01T00:00:00Z" given
DateMalformedPeriodStringExceptionDatePeriod::createFromISO8601String(): ISO interval must contain an end date or a recurrence count, "2012-07-01T00:00:00Z/P7D" given

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionDatePeriod::__construct(): ISO interval must contain an end date or a recurrence count, "2012-07-01T00:00:00Z/P7D" given
DateMalformedPeriodStringExceptionDatePeriod::createFromISO8601String(): ISO interval must contain an end date or a recurrence count, "2012-07-01T00:00:00Z/P7D" given

Deprecated: Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, use DatePeriod::createFromISO8601String() instead in {PWD}/date_period_from_text.php on line 4
DateMalformedPeriodStringExceptionDatePeriod::__construct(): ISO interval must contain an end date or a recurrence count, "2012-07-01T00:00:00Z/P7D" given
string(1) "X"
Method [ <internal:date> static public method createFromISO8601String ] {

  - Parameters [2] {
    Parameter #0 [ <required> string $specification ]
    Parameter #1 [ <optional> int $options = 0 ]
  }
  - Return [ static ]
}
