--TEST--
A session that cannot be serialized when the request ends
--INI--
session.save_path={PWD}
--FILE--
<?php
ob_start();
session_id('closures');
session_start();
$_SESSION['a'] = 1;
$_SESSION['closure'] = fn() => 1;
--CLEAN--
<?php
unlink(__DIR__ . '/sess_closures');
--EXPECT--
Fatal error: Uncaught Exception: Serialization of 'Closure' is not allowed in [no active file]:0
Stack trace:
#0 {main}
  thrown in [no active file] on line 0
--EXIT--
255
