--TEST--
restore_error_handler() in the only error handler takes it away for good
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "$message\n"; restore_error_handler(); });
echo $first;
set_error_handler(function ($level, $message) { echo "$message\n"; set_error_handler(null); });
echo $second, $third;
?>
--EXPECT--
Undefined variable $first
Undefined variable $second
Undefined variable $third
