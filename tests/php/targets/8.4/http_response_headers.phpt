--TEST--
http_get_last_response_headers() and http_clear_last_response_headers()
--INI--
zvm.php=8.4
--FILE--
<?php
var_dump(http_get_last_response_headers()); @file_get_contents('data:,x'); var_dump(http_get_last_response_headers()); http_clear_last_response_headers(); var_dump(http_get_last_response_headers());
--EXPECT--
NULL
NULL
NULL
