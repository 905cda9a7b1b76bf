--TEST--
The exception handler gets what shutdown functions and destructors throw
--INI--
zvm.php=8.4
--FILE--
<?php
set_exception_handler(function($e) { echo "h1 ", $e->getMessage(), "\n"; });
class D { function __destruct() { throw new Exception('from a destructor'); } }
register_shutdown_function(function () { echo "shutdown\n"; throw new Exception('in shutdown'); });
register_shutdown_function(function () { echo "shutdown2\n"; throw new Exception('in shutdown2'); });
$d = new D; $d2 = new D; $d3 = new D;
--EXPECT--
shutdown
h1 in shutdown
shutdown2
h1 in shutdown2
h1 from a destructor
h1 from a destructor
h1 from a destructor
