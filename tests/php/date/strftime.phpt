--TEST--
strftime() and gmstrftime()
--FILE--
<?php
date_default_timezone_set("Europe/Prague");
var_dump(@strftime("%a %A %d %e %j %u %w %U %V %G %b %B %m %C %y %Y %H %I %M %p %S %z %Z %s %%", 1700000000), @gmstrftime("%H:%M %Z %z", 1700000000), @strftime(""));
strftime("%Y");
--EXPECT--
string(101) "Tue Tuesday 14 14 318 2 2 46 46 2023 Nov November 11 20 23 2023 23 11 13 PM 20 +0100 CET 1700003600 %"
string(15) "22:13 GMT +0000"
bool(false)

Deprecated: Function strftime() is deprecated in {PWD}/strftime.php on line 4
