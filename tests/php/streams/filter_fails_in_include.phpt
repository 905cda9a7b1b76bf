--TEST--
A filter whose object cannot be made, in an include: the warnings no longer name the include
--FILE--
<?php
class Broken extends php_user_filter {
    private $value = MISSING;
}
stream_filter_register("broken", Broken::class);
try {
    include "php://filter/read=broken/resource=" . __FILE__;
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
try {
    fopen("php://filter/read=broken/resource=data:,text", "r");
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Warning: main(): Unable to create or locate filter "broken" in {PWD}/filter_fails_in_include.php on line 7

Warning: main(): Unable to create filter (broken) in {PWD}/filter_fails_in_include.php on line 7
Undefined constant "MISSING"

Warning: fopen(): Unable to create or locate filter "broken" in {PWD}/filter_fails_in_include.php on line 12

Warning: fopen(): Unable to create filter (broken) in {PWD}/filter_fails_in_include.php on line 12
Undefined constant "MISSING"
