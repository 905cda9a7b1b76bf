--TEST--
modify() sets what the text says and keeps the rest
--FILE--
<?php
$date = new DateTime("2020-05-05 12:34:56.789", new DateTimeZone("Europe/Prague"));
foreach (["13:00", "2001-02-03", "noon", "+1 month", "last day of", "@86400", "monday", "+36 hours EST", "foo", "", "2005", "first day of january this year"] as $text) {
    $changed = clone $date;
    echo $text, ": ", $changed->modify($text) ? $changed->format("c u e") : "false", "\n";
}
--EXPECT--
13:00: 2020-05-05T13:00:00+02:00 000000 Europe/Prague
2001-02-03: 2001-02-03T12:34:56+01:00 789000 Europe/Prague
noon: 2020-05-05T12:00:00+02:00 000000 Europe/Prague
+1 month: 2020-06-05T12:34:56+02:00 789000 Europe/Prague
last day of: 2020-05-31T12:34:56+02:00 789000 Europe/Prague
@86400: 1970-01-02T00:00:00+00:00 000000 +00:00
monday: 2020-05-11T00:00:00+02:00 000000 Europe/Prague
+36 hours EST: 2020-05-07T00:34:56+02:00 789000 Europe/Prague
foo: 
Warning: DateTime::modify(): Failed to parse time string (foo) at position 0 (f): The timezone could not be found in the database in {PWD}/modify.php on line 5
false
: 
Warning: DateTime::modify(): Failed to parse time string () at position 0 ( in {PWD}/modify.php on line 5
false
2005: 2020-05-05T20:05:00+02:00 789000 Europe/Prague
first day of january this year: 2020-01-01T12:34:56+01:00 789000 Europe/Prague
