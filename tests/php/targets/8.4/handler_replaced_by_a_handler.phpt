--TEST--
An exception handler that installs another one
--INI--
zvm.php=8.4
--FILE--
<?php
set_exception_handler(function($e) { echo "h1 ", $e->getMessage(), "\n"; set_exception_handler(function($e) { echo "h2 ", $e->getMessage(), "\n";}); });
class D { function __destruct() { throw new Exception('from a destructor'); } }
register_shutdown_function(function () { echo "shutdown\n"; throw new Exception('in shutdown'); });
$d = new D; $d2 = new D; $d3 = new D;
throw new Exception('1');
--EXPECT--
h1 1
shutdown
h2 in shutdown
h2 from a destructor
h2 from a destructor
h2 from a destructor
