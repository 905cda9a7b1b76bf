--TEST--
A stream filter is not called after a fatal error
--FILE--
<?php
class F extends php_user_filter {
    function filter($in, $out, &$consumed, bool $closing): int { echo "filter\n"; trigger_error('fatal', E_USER_ERROR); }
}
stream_filter_register('f', 'F');
$f = fopen('php://memory', 'w+');
stream_filter_append($f, 'f', STREAM_FILTER_WRITE);
fwrite($f, 'x');
--EXPECT--
filter

Fatal error: fatal in {PWD}/stream_filter_after_fatal.php on line 3
--EXIT--
255
