--TEST--
get_browser() finds the pattern of a browser in the file that the directive browscap names
--INI--
browscap={PWD}/browscap.ini
--FILE--
<?php
var_dump(get_browser("Test Browser 5.0 (Linux)"));
print_r(get_browser("Else", true));
print_r(get_browser("TEST BROWSER", true));
--EXPECT--
object(stdClass)#1 (6) {
  ["browser_name_regex"]=>
  string(18) "~^test browser.*$~"
  ["browser_name_pattern"]=>
  string(13) "Test Browser*"
  ["parent"]=>
  string(17) "DefaultProperties"
  ["browser"]=>
  string(4) "Test"
  ["version"]=>
  string(3) "5.0"
  ["cookies"]=>
  string(1) "1"
}
Array
(
    [browser_name_regex] => ~^.*$~
    [browser_name_pattern] => *
    [parent] => DefaultProperties
    [browser] => Any
    [version] => 0
    [cookies] => 
)
Array
(
    [browser_name_regex] => ~^test browser.*$~
    [browser_name_pattern] => Test Browser*
    [parent] => DefaultProperties
    [browser] => Test
    [version] => 5.0
    [cookies] => 1
)
