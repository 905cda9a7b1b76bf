--TEST--
Empty strings and blanks as dates (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
date_default_timezone_set('UTC');
foreach (['', ' ', "\n \t"] as $s) { var_dump(date_parse($s)['errors'], date_parse($s)['error_count'], is_int(strtotime($s))); try { echo get_class(new DateTime($s)), "\n"; } catch (Exception $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
try { var_dump((new DateTimeImmutable('2024-01-01'))->modify('')); } catch (Exception $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
var_dump(date_create('') instanceof DateTime, date_parse_from_format('Y', '')['errors']);
--EXPECT--
array(1) {
  [0]=>
  string(12) "Empty string"
}
int(1)
bool(false)
DateTime
array(0) {
}
int(0)
bool(true)
DateTime
array(0) {
}
int(0)
bool(true)
DateTime
DateMalformedStringException: DateTimeImmutable::modify(): Failed to parse time string () at position 0 ( ): Empty string
bool(true)
array(1) {
  [0]=>
  string(43) "Not enough data available to satisfy format"
}
