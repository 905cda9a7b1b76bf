--TEST--
Intervals that are none
--FILE--
<?php
foreach (["", "P", "PT", "P1", "xx", "P1D2Y", "P1DT", "P1H", "2000-01-01T00:00:00Z", "P9999999999999D", "P1D\0"] as $text) {
    try {
        var_dump(new DateInterval($text));
    } catch (Exception $exception) {
        echo $exception->getMessage(), "\n";
    }
}
foreach (["foo", "2020-01-01", "10:00", ""] as $text) {
    var_dump(DateInterval::createFromDateString($text));
}
--EXPECT--
Unknown or bad format ()
Unknown or bad format (P)
Unknown or bad format (PT)
Unknown or bad format (P1)
Unknown or bad format (xx)
Unknown or bad format (P1D2Y)
Unknown or bad format (P1DT)
Unknown or bad format (P1H)
Failed to parse interval (2000-01-01T00:00:00Z)
Unknown or bad format (P9999999999999D)
object(DateInterval)#1 (10) {
  ["y"]=>
  int(0)
  ["m"]=>
  int(0)
  ["d"]=>
  int(1)
  ["h"]=>
  int(0)
  ["i"]=>
  int(0)
  ["s"]=>
  int(0)
  ["f"]=>
  float(0)
  ["invert"]=>
  int(0)
  ["days"]=>
  bool(false)
  ["from_string"]=>
  bool(false)
}

Warning: DateInterval::createFromDateString(): Unknown or bad format (foo) at position 0 (f): The timezone could not be found in the database in {PWD}/interval_errors.php on line 10
bool(false)

Warning: DateInterval::createFromDateString(): String '2020-01-01' contains non-relative elements in {PWD}/interval_errors.php on line 10
bool(false)

Warning: DateInterval::createFromDateString(): String '10:00' contains non-relative elements in {PWD}/interval_errors.php on line 10
bool(false)

Warning: DateInterval::createFromDateString(): Unknown or bad format () at position 0 ( ): Empty string in {PWD}/interval_errors.php on line 10
bool(false)
