--TEST--
Messages for the system's log
--FILE--
<?php
var_dump(openlog('zvm', LOG_PID, LOG_USER), syslog(LOG_DEBUG, 'a test of ZVM'), closelog());
--EXPECT--
bool(true)
bool(true)
bool(true)
