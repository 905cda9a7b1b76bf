--TEST--
DateInterval::format()
--FILE--
<?php
$interval = new DateInterval("P3Y6M4DT12H30M5S");
echo $interval->format("%Y %y %M %m %D %d %H %h %I %i %S %s %F %f %a %r %R %% %z %"), "|\n";
echo (new DateTime("2020-05-05 12:00:00.5"))->diff(new DateTime("2019-01-01"))->format("%R%a %r%F"), "\n";
--EXPECT--
03 3 06 6 04 4 12 12 30 30 05 5 000000 0 (unknown)  + % %z |
-490 -500000
