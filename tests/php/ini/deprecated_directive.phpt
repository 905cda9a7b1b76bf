--TEST--
A setting that is deprecated is reported before the request begins
--INI--
allow_url_include=1
--FILE--
<?php
var_dump(headers_sent(), error_get_last(), include "data:,<?php return 5;");
--EXPECT--

Deprecated: Directive 'allow_url_include' is deprecated in Unknown on line 0
bool(false)
NULL
int(5)
