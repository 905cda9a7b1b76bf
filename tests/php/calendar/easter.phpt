--TEST--
easter_days() and easter_date()
--EXTENSIONS--
calendar
--FILE--
<?php
foreach ([CAL_EASTER_DEFAULT, CAL_EASTER_ROMAN, CAL_EASTER_ALWAYS_GREGORIAN, CAL_EASTER_ALWAYS_JULIAN] as $mode) {
    foreach ([1, 500, 1582, 1583, 1700, 1752, 1753, 1981, 2023, 2024, 2038, 9999] as $year) echo easter_days($year, $mode), " ";
    foreach ([1970, 2000, 2037] as $year) echo gmdate("m-d", easter_date($year, $mode) + 43200), " ";
    echo "\n";
}
foreach ([fn() => easter_days(0), fn() => easter_date(1969), fn() => easter_date(2038)] as $f) {
    try { $f(); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
}
?>
--EXPECT--
6 12 25 10 10 8 32 29 19 10 35 7 03-29 04-23 04-05 
6 12 25 20 21 12 32 29 19 10 35 7 03-29 04-23 04-05 
4 14 28 20 21 12 32 29 19 10 35 7 03-29 04-23 04-05 
6 12 25 10 10 8 21 23 13 32 22 25 04-13 04-17 03-23 
easter_days(): Argument #1 ($year) must be between 1 and 7378697629483820644
easter_date(): Argument #1 ($year) must be between 1970 and 2037 (inclusive)
easter_date(): Argument #1 ($year) must be between 1970 and 2037 (inclusive)
