--TEST--
exit with a text or without a value leaves the exit status as it was
--FILE--
<?php
register_shutdown_function(function () { echo "first\n"; register_shutdown_function(function () { exit; }); exit("text\n"); });
undefined_function();
--EXPECT--
Fatal error: Uncaught Error: Call to undefined function undefined_function() in {PWD}/status_stays.php:3
Stack trace:
#0 {main}
  thrown in {PWD}/status_stays.php on line 3
first
text
--EXIT--
255
