--TEST--
A setting that is gone may be there when it is off
--INI--
magic_quotes_gpc=Off
allow_url_include=0
track_errors=none
--FILE--
<?php
echo "reached";
--EXPECT--
reached
