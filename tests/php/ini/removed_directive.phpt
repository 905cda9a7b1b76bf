--TEST--
A setting that is gone ends PHP before the request begins
--INI--
magic_quotes_gpc=1
--FILE--
<?php
echo "not reached";
--EXPECT--

Fatal error: Directive 'magic_quotes_gpc' is no longer available in PHP in Unknown on line 0
--EXIT--
1
