--TEST--
Directives have the order of their registration until they are sorted
--FILE--
<?php
$date = new ReflectionExtension('date');
print_r(array_keys($date->getINIEntries()));
ini_get_all('date');
print_r(array_keys($date->getINIEntries()));
--EXPECT--
Array
(
    [0] => date.timezone
    [1] => date.default_latitude
    [2] => date.default_longitude
    [3] => date.sunset_zenith
    [4] => date.sunrise_zenith
)
Array
(
    [0] => date.default_latitude
    [1] => date.default_longitude
    [2] => date.sunrise_zenith
    [3] => date.sunset_zenith
    [4] => date.timezone
)
